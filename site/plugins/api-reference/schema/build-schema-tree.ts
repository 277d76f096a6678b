import type { ContractDocument, Schema } from '@easel/contract';
import type { Words } from '../wording.ts';
import type { Anchors } from './anchors.ts';
import { describeType } from './describe-type.ts';
import { listFacts } from './list-facts.ts';
import { listTypes } from './list-types.ts';
import { listValues } from './list-values.ts';
import { listVariants } from './list-variants.ts';
import { resolveSchema } from './resolve-schema.ts';
import type { SchemaNode, Variants } from './schema-node.ts';

export interface TreeContext {
  document: ContractDocument;
  words: Words;
  anchors: Anchors;
  /** Shared schemas that this page describes already, and where. */
  described: Map<string, { anchor: string; label: string }>;
}

interface Place {
  name: string;
  required: boolean;
  anchor: string[];
}

// Shorter lists are easier to read again than to follow.
const worthALink = 4;

export function buildSchemaTree(context: TreeContext, node: unknown, place: Place): SchemaNode {
  const { document, words, anchors } = context;
  const { schema } = resolveSchema(document, node);
  const inner = innermost(document, node);
  const anchor = anchors.take(...place.anchor);
  const values = listValues(inner.schema);
  const tree: SchemaNode = {
    anchor,
    name: place.name,
    type: describeType(document, node),
    required: place.required,
    deprecated: schema.deprecated === true,
    ...access(schema),
    description: describe(schema, inner.schema),
    facts: [...listFacts(schema, words), ...itemFacts(context, schema, inner.schema)],
    values,
    children: [],
  };
  const size = Object.keys((inner.schema.properties as object | undefined) ?? {}).length;
  const many = Math.max(size, values.length, listVariants(inner.schema)?.options.length ?? 0);
  const known = inner.name === undefined ? undefined : context.described.get(inner.name);
  if (known && (many > worthALink || isOpen(known.anchor, anchor))) {
    return { ...tree, values: [], describedAt: known };
  }
  if (inner.name !== undefined && many > 0 && !known) {
    context.described.set(inner.name, { anchor, label: place.name || inner.name });
  }
  if (values.length > 0) return tree;
  const variants = buildVariants(context, inner.schema, place.anchor);
  return {
    ...tree,
    children: [
      ...buildProperties(context, inner.schema, place.anchor),
      ...buildTuple(context, schema, place.anchor),
      ...buildMap(context, inner.schema, place.anchor),
    ],
    ...(variants ? { variants } : {}),
  };
}

function isOpen(ancestor: string, anchor: string): boolean {
  return anchor.startsWith(`${ancestor}-`);
}

/** What an array holds, through any number of arrays, since their fields are the ones to list. */
function innermost(document: ContractDocument, node: unknown) {
  let current = resolveSchema(document, node);
  while (listTypes(current.schema).includes('array') && current.schema.items) {
    current = resolveSchema(document, current.schema.items);
  }
  return current;
}

function describe(schema: Schema, inner: Schema): string {
  const texts = [schema.description, inner.description].filter(text => typeof text === 'string');
  return [...new Set(texts)].join('\n\n');
}

function itemFacts({ words }: TreeContext, schema: Schema, inner: Schema) {
  if (!listTypes(schema).includes('array')) return [];
  const { default: _default, example: _example, examples: _examples, ...rules } = inner;
  return listFacts(rules, words).map(fact => ({
    ...fact,
    label: `${words.eachItem} · ${fact.label}`,
  }));
}

function buildProperties(context: TreeContext, schema: Schema, anchor: string[]): SchemaNode[] {
  const required = new Set((schema.required as string[] | undefined) ?? []);
  const properties = (schema.properties ?? {}) as Record<string, unknown>;
  return Object.entries(properties).map(([name, property]) =>
    buildSchemaTree(context, property, {
      name,
      required: required.has(name),
      anchor: [...anchor, name],
    }),
  );
}

function buildTuple(context: TreeContext, schema: Schema, anchor: string[]): SchemaNode[] {
  return ((schema.prefixItems ?? []) as unknown[]).map((item, index) =>
    buildSchemaTree(context, item, {
      name: `[${index}]`,
      required: index < Number(schema.minItems ?? 0),
      anchor: [...anchor, String(index)],
    }),
  );
}

function buildMap(context: TreeContext, schema: Schema, anchor: string[]): SchemaNode[] {
  const patterns = Object.entries((schema.patternProperties ?? {}) as Record<string, unknown>);
  const rest = schema.additionalProperties;
  const open = typeof rest === 'object' && rest !== null ? [[context.words.anyKey, rest]] : [];
  return ([...patterns, ...open] as [string, unknown][]).map(([name, value], index) =>
    buildSchemaTree(context, value, {
      name: `{${name}}`,
      required: false,
      anchor: [...anchor, index === 0 ? 'key' : `key${index + 1}`],
    }),
  );
}

function buildVariants(
  context: TreeContext,
  schema: Schema,
  anchor: string[],
): Variants | undefined {
  const source = listVariants(schema);
  if (!source) return undefined;
  const { keyword, decidedBy } = source;
  const options = source.options.map(({ node, value }, index) => {
    const { schema: option, name } = resolveSchema(context.document, node);
    const label = value ?? String(option.title ?? name ?? describeType(context.document, node));
    const place = { name: '', required: false, anchor: [...anchor, label || String(index + 1)] };
    return { label, node: buildSchemaTree(context, node, place) };
  });
  return { keyword, ...(decidedBy === undefined ? {} : { decidedBy }), options };
}

function access(schema: Schema): Pick<SchemaNode, 'access'> {
  if (schema.readOnly === true) return { access: 'readOnly' };
  return schema.writeOnly === true ? { access: 'writeOnly' } : {};
}
