import type { ContractDocument } from '@easel/contract';
import { listTypes } from './list-types.ts';
import { type ResolvedSchema, resolveSchema } from './resolve-schema.ts';

export interface Innermost {
  inner: ResolvedSchema;
  /** Every shared schema on the way to it, itself included. */
  identities: (string | object)[];
}

/** What an array holds, through any number of arrays, since their fields are the ones to list. */
export function innermost(document: ContractDocument, node: unknown): Innermost {
  let inner = resolveSchema(document, node);
  const met = new Set([inner.identity]);
  while (listTypes(inner.schema).includes('array') && inner.schema.items) {
    const item = resolveSchema(document, inner.schema.items);
    // An array of itself holds nothing else.
    if (item.identity !== undefined && met.has(item.identity)) break;
    met.add(item.identity);
    inner = item;
  }
  return { inner, identities: [...met].filter(identity => identity !== undefined) };
}
