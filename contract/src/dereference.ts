import type { ContractDocument, JsonObject } from './contract-types.ts';
import { isRef, resolveRef } from './resolve-ref.ts';

/**
 * Puts every referenced object in its place. Keywords beside a `$ref` win over the target, as a
 * reader expects of a description. A reference into itself stays a reference, so it always ends.
 */
export function dereference<T>(document: ContractDocument, node: T): T {
  return visit(document, node, []) as T;
}

function visit(document: ContractDocument, node: unknown, open: string[]): unknown {
  if (Array.isArray(node)) return node.map(item => visit(document, item, open));
  if (typeof node !== 'object' || node === null) return node;
  if (!isRef(node)) return visitKeys(document, node as JsonObject, open);
  if (open.includes(node.$ref)) return { ...node };
  const { $ref, ...beside } = node as JsonObject & { $ref: string };
  const target = visit(document, resolveRef<JsonObject>(document, { $ref }), [...open, $ref]);
  return { ...(target as JsonObject), ...visitKeys(document, beside, open) };
}

function visitKeys(document: ContractDocument, node: JsonObject, open: string[]): JsonObject {
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, visit(document, value, open)]),
  );
}
