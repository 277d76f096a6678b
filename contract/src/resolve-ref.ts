import type { ContractDocument, Ref } from './contract-types.ts';

export function isRef(node: unknown): node is Ref {
  return typeof node === 'object' && node !== null && typeof (node as Ref).$ref === 'string';
}

/** Follows an internal reference, once or as often as needed. */
export function resolveRef<T>(document: ContractDocument, node: T | Ref): T {
  let current: unknown = node;
  while (isRef(current)) {
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
