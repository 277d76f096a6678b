import { expect, test } from 'vitest';
import type { ContractDocument, JsonObject } from './contract-types.ts';
import { loadContract } from './load-contract.ts';
import { listOperations } from './operations.ts';
import { dereference, resolveRef } from './references.ts';

test('an operation can be freed of all references', async () => {
  const document = await loadContract();
  const [first] = listOperations(document);
  expect(JSON.stringify(dereference(document, first))).not.toContain('$ref');
});

test('keywords beside a reference win', () => {
  const document = withSchemas({ A: { type: 'string', description: 'General.' } });
  const node = { $ref: '#/components/schemas/A', description: 'Special.' };
  expect(dereference(document, node)).toEqual({ type: 'string', description: 'Special.' });
});

test('a schema that refers to itself ends', () => {
  const ref = { $ref: '#/components/schemas/Tree' };
  const document = withSchemas({ Tree: { type: 'array', items: ref } });
  expect(dereference(document, ref)).toEqual({ type: 'array', items: ref });
});

test('a reference that leads nowhere is an error', () => {
  expect(() => resolveRef(withSchemas({}), { $ref: '#/components/schemas/None' })).toThrow(
    'nowhere',
  );
});

function withSchemas(schemas: Record<string, JsonObject>): ContractDocument {
  return { components: { schemas } } as unknown as ContractDocument;
}
