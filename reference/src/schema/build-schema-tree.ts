import type { Messages } from '../edition.ts';
import type { OpenApiDocument, Schema } from '../openapi.ts';
import type { Anchors } from './anchors.ts';
import { describeType, listFacts, listValues } from './describe-schema.ts';
import {
  listKeys,
  listProperties,
  listTuple,
  listVariants,
  type VariantSource,
} from './list-parts.ts';
import { innermost, listTypes, resolveSchema } from './resolve-schema.ts';
import type { Fact, SchemaNode, SchemaNotes, Variants } from './schema-node.ts';

/** Anchors and descriptions are replaced by those of each tree that is built. */
export interface TreeContext {
  document: OpenApiDocument;
  messages: Messages;
  schemaNotes?: (schema: Schema) => SchemaNotes;
  anchors: Anchors;
  /** Shared schemas that this page describes already. */
  described: Map<string | object, Description>;
}

/** Where a schema is described. */
interface Description {
  anchor: string;
  label: string;
  depth: number;
  /** Parts of it are too deep to be shown there. */
  cut?: true;
}

interface Place {
  name: string;
  required: boolean;
  anchor: string[];
}

/** What leads to a place. Whatever refers back to it becomes a link, so a tree ends however schemas refer. */
interface Path {
  open: Map<string | object, Description>;
  depth: number;
  limits: Limits;
}

interface Limits {
  depth: number;
  /** Counted down by every node of the tree. */
  nodes: number;
}

// Shorter lists are easier to read again than to follow.
const worthALink = 4;

/** A tree with everything that can be reached may have megabytes: what is deeper is read in the contract. */
const maxDepth = 10;
export const maxNodes = 1000;

/** As deep as fits: fields that are cut are the ones farthest from the call, whatever their order. */
export function buildSchemaTree(context: TreeContext, node: unknown, place: Place): SchemaNode {
  for (let depth = maxDepth; ; depth -= 1) {
    const attempt = { ...context, anchors: context.anchors.copy() };
    attempt.described = new Map(context.described);
    const limits = { depth, nodes: maxNodes };
    const tree = buildNode(attempt, node, place, { open: new Map(), depth: 0, limits });
    if (limits.nodes < 0 && depth > 1) continue;
    context.anchors = attempt.anchors;
    context.described = attempt.described;
    return tree;
  }
}

function buildNode(context: TreeContext, node: unknown, place: Place, path: Path): SchemaNode {
  const { document, messages, described } = context;
  const { schema } = resolveSchema(document, node);
  const { inner, identities } = innermost(document, node);
  const anchor = context.anchors.take(...place.anchor);
  const values = listValues(inner.schema);
  const tree: SchemaNode = {
    anchor,
    name: place.name,
    type: describeType(document, node),
    required: place.required,
    deprecated: schema.deprecated === true,
    ...access(schema),
    description: describe(schema, inner.schema),
    facts: [...factsOf(context, schema), ...itemFacts(context, schema, inner.schema)],
    values,
    children: [],
  };
  const variants = listVariants(inner.schema);
  const properties = listProperties(inner.schema);
  const many = Math.max(properties.length, values.length, variants?.options.length ?? 0);
  path.limits.nodes -= 1;
  const known = inner.identity === undefined ? undefined : described.get(inner.identity);
  const above = identities.map(identity => path.open.get(identity)).find(Boolean);
  const elsewhere = above ?? (known && isBetter(known, many, path.depth) ? known : undefined);
  if (elsewhere) return { ...tree, values: [], describedAt: elsewhere };
  const parts = [...properties, ...listTuple(schema), ...listKeys(inner.schema, messages)];
  const ends = values.length > 0 || (parts.length === 0 && variants === undefined);
  if (!ends && (path.depth >= path.limits.depth || path.limits.nodes < 0)) {
    for (const description of path.open.values()) description.cut = true;
    return { ...tree, cut: true };
  }
  const here = { anchor, label: place.name || (inner.name ?? tree.type), depth: path.depth };
  const best = !known || (known.cut && known.depth > here.depth);
  if (inner.identity !== undefined && many > 0 && best) described.set(inner.identity, here);
  if (ends) return tree;
  const below: Path = {
    open: new Map([...path.open, ...identities.map(identity => [identity, here] as const)]),
    depth: path.depth + 1,
    limits: path.limits,
  };
  // Variants first: ids that two places want are handed out in this order.
  const built = variants && buildVariants(context, variants, place.anchor, below);
  const children = parts.map(({ node, name, required, step }) =>
    buildNode(context, node, { name, required, anchor: [...place.anchor, step] }, below),
  );
  return { ...tree, children, ...(built ? { variants: built } : {}) };
}

/** Whether the reader is served better by a link to a description than by its repetition. */
function isBetter(known: Description, many: number, depth: number): boolean {
  return many > worthALink && !(known.cut && depth < known.depth);
}

function describe(schema: Schema, inner: Schema): string {
  const texts = [schema.description, inner.description].filter(text => typeof text === 'string');
  return [...new Set(texts)].join('\n\n');
}

function factsOf({ messages, schemaNotes }: TreeContext, schema: Schema): Fact[] {
  return listFacts(schema, messages, schemaNotes?.(schema));
}

function itemFacts(context: TreeContext, schema: Schema, inner: Schema): Fact[] {
  if (!listTypes(schema).includes('array')) return [];
  const { default: _default, example: _example, examples: _examples, ...rules } = inner;
  return factsOf(context, rules).map(fact => ({
    ...fact,
    label: `${context.messages.eachItem} · ${fact.label}`,
  }));
}

function buildVariants(
  context: TreeContext,
  { keyword, decidedBy, options }: VariantSource,
  anchor: string[],
  path: Path,
): Variants {
  const built = options.map(({ node, value }, index) => {
    const { schema: option, name } = resolveSchema(context.document, node);
    const label = value ?? String(option.title ?? name ?? describeType(context.document, node));
    const place = { name: '', required: false, anchor: [...anchor, label || String(index + 1)] };
    return { label, node: buildNode(context, node, place, path) };
  });
  return { keyword, ...(decidedBy === undefined ? {} : { decidedBy }), options: built };
}

function access(schema: Schema): Pick<SchemaNode, 'access'> {
  if (schema.readOnly === true) return { access: 'readOnly' };
  return schema.writeOnly === true ? { access: 'writeOnly' } : {};
}
