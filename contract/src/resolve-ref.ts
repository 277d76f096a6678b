import type { ContractDocument, Ref } from './contract-types.ts';

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
