import type { ContractDocument, JsonObject, Ref } from './contract-types.ts';

export function isRef(node: unknown): node is Ref {
  return typeof node === 'object' && node !== null && typeof (node as Ref).$ref === 'string';
}

/** Follows an internal reference, once or as often as needed. */
export function resolveRef<T>(document: ContractDocument, node: T | Ref): T {
  let current: unknown = node;
  const met = new Set<string>();
  while (isRef(current)) {
    if (met.has(current.$ref)) throw new Error(`Reference leads back to itself: ${current.$ref}`);
    met.add(current.$ref);
    const keys = current.$ref.replace(/^#\//, '').split('/').map(unescapePointer);
    current = keys.reduce<unknown>(
      (parent, key) => (parent as Record<string, unknown> | undefined)?.[key],
      document,
    );
    if (current === undefined) throw new Error(`Reference leads nowhere: ${(node as Ref).$ref}`);
  }
  return current as T;
}

function unescapePointer(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

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
