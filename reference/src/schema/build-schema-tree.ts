import type { Messages } from '../edition.ts';
import type { OpenApiDocument, Schema } from '../openapi.ts';
import type { Anchors } from './anchors.ts';
import type { Budget } from './budget.ts';
import { describeType, listFacts, listValues } from './describe-schema.ts';
import {
  listKeys,
  listProperties,
  listTuple,
  listVariants,
  type VariantSource,
} from './list-parts.ts';
import { innermost, resolveSchema } from './resolve-schema.ts';
import type { EnumValue, Fact, SchemaNode, SchemaNotes, Variants } from './schema-node.ts';
import type { SchemaPages } from './schema-pages.ts';

export interface TreeContext {
  document: OpenApiDocument;
  messages: Messages;
  schemaNotes?: (schema: Schema) => SchemaNotes;
  anchors: Anchors;
  /** Shared schemas that this page describes already. */
  described: Map<string | object, Description>;
  /** Of the whole page. */
  budget: Budget;
  /** Where shared schemas are described if this page has no room for them. */
  schemaPages: SchemaPages;
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
  /** Schemas on it that could have a page. */
  shared: number;
}

// Shorter lists are easier to read again than to follow.
const worthALink = 4;

/** Goes as far as the extent of the page allows, which makes fields that are farthest from the call the first to go. */
export function buildSchemaTree(context: TreeContext, node: unknown, place: Place): SchemaNode {
  return buildNode(context, node, place, { open: new Map(), depth: 0, shared: 0 });
}

function buildNode(context: TreeContext, node: unknown, place: Place, path: Path): SchemaNode {
  const { document, messages, described, budget, schemaPages } = context;
  const { schema } = resolveSchema(document, node);
  const { inner, identities, items } = innermost(document, node);
  const anchor = context.anchors.take(...place.anchor);
  const values = valuesOf(inner.schema, schema);
  const tree: SchemaNode = {
    anchor,
    name: place.name,
    type: describeType(document, node),
    required: place.required,
    deprecated: schema.deprecated === true,
    ...access(schema),
    description: budget.text(describe([schema, ...items])),
    facts: budget.takeParts([...factsOf(context, schema), ...itemFacts(context, items)], fact => ({
      ...fact,
      value: budget.text(fact.value),
    })),
    values: [],
    children: [],
  };
  budget.spend(weighNode(tree));
  const variants = listVariants(inner.schema);
  const properties = listProperties(inner.schema);
  const many = Math.max(properties.length, values.length, variants?.options.length ?? 0);
  const known = inner.identity === undefined ? undefined : described.get(inner.identity);
  const above = identities.map(identity => path.open.get(identity)).find(Boolean);
  const elsewhere = above ?? (known && isBetter(known, many, path.depth) ? known : undefined);
  if (elsewhere) return { ...tree, describedAt: elsewhere };
  const parts = [...properties, ...listTuple(schema), ...listKeys(inner.schema, messages)];
  const ends = values.length > 0 || (parts.length === 0 && variants === undefined);
  const shared = schemaPages.has(inner.identity);
  const { depth: deepest, shared: mostShared } = budget.extent;
  if (!ends && (path.depth >= deepest || (shared && path.shared >= mostShared))) {
    for (const description of path.open.values()) description.cut = true;
    return { ...tree, ...goesOn(context, node, place, [...path.open.keys(), inner.identity]) };
  }
  const here = { anchor, label: place.name || (inner.name ?? tree.type), depth: path.depth };
  const best = !known || (known.cut && known.depth > here.depth);
  if (inner.identity !== undefined && many > 0 && best) described.set(inner.identity, here);
  const shown = budget.take(values, value => weighValue(budget, tree, value));
  tree.values = shown.made;
  if (ends) {
    const identities = [...path.open.keys(), inner.identity];
    return { ...tree, ...leftOut(context, shown.more, node, place, identities) };
  }
  const below: Path = {
    open: new Map([...path.open, ...identities.map(identity => [identity, here] as const)]),
    depth: path.depth + 1,
    shared: path.shared + (shared ? 1 : 0),
  };
  // Variants first: ids that two places want are handed out in this order.
  const built = variants && buildVariants(context, variants, place.anchor, below);
  const { made, more } = budget.take(parts, ({ node, name, required, step }) =>
    buildNode(context, node, { name, required, anchor: [...place.anchor, step] }, below),
  );
  const missing = more + (variants && built ? variants.options.length - built.options.length : 0);
  return {
    ...tree,
    children: made,
    ...(built ? { variants: built } : {}),
    ...leftOut(context, missing, node, place, [...below.open.keys()]),
  };
}

function leftOut(
  context: TreeContext,
  more: number,
  node: unknown,
  place: Place,
  identities: (string | object | undefined)[],
): Partial<SchemaNode> {
  return more > 0 ? { more, ...goesOn(context, node, place, identities) } : {};
}

/**
 * Where a schema that ends here is described: on its page, or else on that of the nearest shared schema around it, or else,
 * where there is none or this is its page, on one for what has no name.
 */
function goesOn(
  { schemaPages, budget }: TreeContext,
  node: unknown,
  { anchor }: Place,
  identities: (string | object | undefined)[],
): Pick<SchemaNode, 'describedAt' | 'cut'> {
  const nearest = identities.findLast(identity => schemaPages.has(identity));
  if (nearest !== undefined) return { describedAt: schemaPages.linkTo(nearest) };
  const part = schemaPages.linkToPart(node as Schema, anchor);
  if (!part) return { cut: true };
  budget.spend(part.path.length + part.label.length);
  return { describedAt: part };
}

/** Bytes of markup around what a field says, measured on pages of GitHub and Stripe. */
function weighNode({ anchor, name, type, facts }: SchemaNode): number {
  return 240 + 2 * anchor.length + name.length + 2 * type.length + 90 * facts.length;
}

function weighValue(budget: Budget, { anchor }: SchemaNode, value: EnumValue): EnumValue {
  budget.spend(90 + 2 * anchor.length + 4 * value.value.length);
  return value.meaning === undefined ? value : { ...value, meaning: budget.text(value.meaning) };
}

/** Whether the reader is served better by a link to a description than by its repetition. */
function isBetter(known: Description, many: number, depth: number): boolean {
  return many > worthALink && !(known.cut && depth < known.depth);
}

/** Those of the items; some documents have them at the list instead. */
function valuesOf(inner: Schema, list: Schema): EnumValue[] {
  const values = listValues(inner);
  const isPlain = inner.properties === undefined && listVariants(inner) === undefined;
  return values.length === 0 && inner !== list && isPlain ? listValues(list) : values;
}

function describe(schemas: Schema[]): string {
  const texts = schemas
    .map(({ description }) => description)
    .filter(text => typeof text === 'string');
  return [...new Set(texts)].join('\n\n');
}

function factsOf({ messages, schemaNotes }: TreeContext, schema: Schema): Fact[] {
  return listFacts(schema, messages, schemaNotes?.(schema));
}

function itemFacts(context: TreeContext, items: Schema[]): Fact[] {
  const { eachItem } = context.messages;
  return items.flatMap((item, index) => {
    const { example: _example, examples: _examples, ...rules } = item;
    const prefix = `${eachItem} · `.repeat(index + 1);
    return factsOf(context, rules).map(fact => ({ ...fact, label: prefix + fact.label }));
  });
}

function buildVariants(
  context: TreeContext,
  { keyword, decidedBy, options }: VariantSource,
  anchor: string[],
  path: Path,
): Variants {
  const { made: built } = context.budget.take(options, ({ node, value }, index) => {
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
