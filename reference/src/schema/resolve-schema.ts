import { isRef, type OpenApiDocument, resolveRef, type Schema } from '../openapi.ts';
import { decode } from '../read/pointer.ts';

export interface ResolvedSchema {
  schema: Schema;
  /** The name of the shared schema, for the reader. */
  name?: string;
  /** By what a page knows that it has met it before: the address of a shared schema, or the node that folds some. */
  identity?: string | object;
}

/** Follows references and folds `allOf`, so that later steps see one plain schema. Keywords beside `$ref` win. */
export function resolveSchema(document: OpenApiDocument, node: unknown): ResolvedSchema {
  return resolve(document, node, new Set());
}

/** A schema adds what it says once, however many parts of an `allOf` lead to it or back to it. */
function resolve(document: OpenApiDocument, node: unknown, met: Set<string>): ResolvedSchema {
  if (typeof node !== 'object' || node === null) return { schema: {} };
  if (!isRef(node)) return foldAllOf(document, node as Schema, met);
  const { $ref, ...beside } = node as Schema & { $ref: string };
  const named = { name: refName($ref), identity: $ref };
  if (met.has($ref)) return { schema: beside, ...named };
  met.add($ref);
  const { schema } = resolve(document, resolveRef<Schema>(document, { $ref }), met);
  return { schema: { ...schema, ...beside }, ...named };
}

export function refName(ref: string): string {
  return decode(ref.split('/').at(-1) ?? ref).replaceAll('~1', '/');
}

function foldAllOf(document: OpenApiDocument, node: Schema, met: Set<string>): ResolvedSchema {
  if (!Array.isArray(node.allOf)) return { schema: node };
  const { allOf, ...own } = node;
  const parts = (allOf as unknown[]).map(part => resolve(document, part, met));
  const schemas = [...parts.map(part => part.schema), own];
  const merged: Schema = Object.assign({}, ...schemas);
  const properties = joinProperties(schemas);
  const required = schemas.flatMap(schema => (schema.required as string[] | undefined) ?? []);
  if (Object.keys(properties).length > 0) merged.properties = properties;
  if (required.length > 0) merged.required = [...new Set(required)];
  // `allOf` around a single reference is how 3.0 puts a description beside it.
  const only = parts.length === 1 && own.properties === undefined ? parts[0] : undefined;
  return { identity: node, ...only, schema: merged };
}

/** What several parts say of a property holds together: one may narrow what another allows. */
function joinProperties(schemas: Schema[]): Schema {
  const joined: Schema = {};
  for (const { properties } of schemas) {
    for (const [name, node] of Object.entries((properties ?? {}) as Schema)) {
      const known = Object.hasOwn(joined, name) ? joined[name] : undefined;
      joined[name] = isSchema(known) && isSchema(node) && known !== node ? both(known, node) : node;
    }
  }
  return joined;
}

const isSchema = (node: unknown): node is Schema => typeof node === 'object' && node !== null;

const pairs = new WeakMap<Schema, WeakMap<Schema, Schema>>();

/** The same for the same two, by which a page knows that it has met it before. */
function both(first: Schema, second: Schema): Schema {
  const known = pairs.get(first) ?? new WeakMap<Schema, Schema>();
  pairs.set(first, known);
  const made = known.get(second) ?? { allOf: [first, second] };
  known.set(second, made);
  return made;
}

/** The JSON types a schema admits, whichever way the version of OpenAPI writes them. */
export function listTypes(schema: Schema): string[] {
  const written = schema.type === undefined ? guess(schema) : [schema.type].flat();
  const types = written.map(String);
  return schema.nullable === true && !types.includes('null') ? [...types, 'null'] : types;
}

function guess(schema: Schema): string[] {
  if (schema.properties || schema.additionalProperties || schema.patternProperties) {
    return ['object'];
  }
  if (schema.items || schema.prefixItems) return ['array'];
  if (schema.const !== undefined) return [jsonType(schema.const)];
  if (Array.isArray(schema.enum)) return [...new Set(schema.enum.map(jsonType))];
  return [];
}

function jsonType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

export interface Innermost {
  inner: ResolvedSchema;
  /** Every shared schema on the way to it, itself included. */
  identities: (string | object)[];
  /** What its items are, and the items of those, to the innermost. */
  items: Schema[];
}

/** What an array holds, through any number of arrays, since their fields are the ones to list. */
export function innermost(document: OpenApiDocument, node: unknown): Innermost {
  let inner = resolveSchema(document, node);
  const met = new Set([inner.identity]);
  const items: Schema[] = [];
  while (listTypes(inner.schema).includes('array') && inner.schema.items) {
    const item = resolveSchema(document, inner.schema.items);
    // An array of itself holds nothing else.
    if (item.identity !== undefined && met.has(item.identity)) break;
    met.add(item.identity);
    inner = item;
    items.push(item.schema);
  }
  return { inner, items, identities: [...met].filter(identity => identity !== undefined) };
}
