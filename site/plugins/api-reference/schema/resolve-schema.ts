import { type ContractDocument, isRef, resolveRef, type Schema } from '@easel/contract';

export interface ResolvedSchema {
  schema: Schema;
  /** The name of the shared schema, for the reader. */
  name?: string;
  /** By what a page knows that it has met it before: the address of a shared schema, or the node that folds some. */
  identity?: string | object;
}

/** Follows references and folds `allOf`, so that later steps see one plain schema. Keywords beside `$ref` win. */
export function resolveSchema(document: ContractDocument, node: unknown): ResolvedSchema {
  return resolve(document, node, new Set());
}

/** A schema adds what it says once, however many parts of an `allOf` lead to it or back to it. */
function resolve(document: ContractDocument, node: unknown, met: Set<string>): ResolvedSchema {
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
  return decodeURIComponent(ref.split('/').at(-1) ?? ref).replaceAll('~1', '/');
}

function foldAllOf(document: ContractDocument, node: Schema, met: Set<string>): ResolvedSchema {
  if (!Array.isArray(node.allOf)) return { schema: node };
  const { allOf, ...own } = node;
  const parts = (allOf as unknown[]).map(part => resolve(document, part, met));
  const schemas = [...parts.map(part => part.schema), own];
  const merged: Schema = Object.assign({}, ...schemas);
  const properties = Object.assign({}, ...schemas.map(schema => schema.properties ?? {}));
  const required = schemas.flatMap(schema => (schema.required as string[] | undefined) ?? []);
  if (Object.keys(properties).length > 0) merged.properties = properties;
  if (required.length > 0) merged.required = [...new Set(required)];
  // `allOf` around a single reference is how 3.0 puts a description beside it.
  const only = parts.length === 1 && own.properties === undefined ? parts[0] : undefined;
  return { identity: node, ...only, schema: merged };
}
