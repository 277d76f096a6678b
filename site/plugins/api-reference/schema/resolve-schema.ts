import { type ContractDocument, isRef, resolveRef, type Schema } from '@easel/contract';

export interface ResolvedSchema {
  schema: Schema;
  /** The name of the shared schema, by which the page knows that it has met it before. */
  name?: string;
}

/** Follows references and folds `allOf`, so that later steps see one plain schema. Keywords beside `$ref` win. */
export function resolveSchema(
  document: ContractDocument,
  node: unknown,
  open: string[] = [],
): ResolvedSchema {
  if (typeof node !== 'object' || node === null) return { schema: {} };
  if (!isRef(node)) return foldAllOf(document, node as Schema, open);
  const { $ref, ...beside } = node as Schema & { $ref: string };
  const name = refName($ref);
  if (open.includes($ref)) return { schema: beside, name };
  const target = resolveRef<Schema>(document, { $ref });
  const { schema } = resolveSchema(document, target, [...open, $ref]);
  return { schema: { ...schema, ...beside }, name };
}

export function refName(ref: string): string {
  return decodeURIComponent(ref.split('/').at(-1) ?? ref).replaceAll('~1', '/');
}

function foldAllOf(document: ContractDocument, node: Schema, open: string[]): ResolvedSchema {
  if (!Array.isArray(node.allOf)) return { schema: node };
  const { allOf, ...own } = node;
  const parts = (allOf as unknown[]).map(part => resolveSchema(document, part, open));
  const schemas = [...parts.map(part => part.schema), own];
  const merged: Schema = Object.assign({}, ...schemas);
  const properties = Object.assign({}, ...schemas.map(schema => schema.properties ?? {}));
  const required = schemas.flatMap(schema => (schema.required as string[] | undefined) ?? []);
  if (Object.keys(properties).length > 0) merged.properties = properties;
  if (required.length > 0) merged.required = [...new Set(required)];
  // `allOf` around a single reference is how 3.0 puts a description beside it.
  const only = parts.length === 1 && own.properties === undefined ? parts[0]?.name : undefined;
  return only === undefined ? { schema: merged } : { schema: merged, name: only };
}
