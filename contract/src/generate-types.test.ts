import { expect, test } from 'vitest';
import { generateTypes } from './generate-types.ts';
import { loadContract } from './load-contract.ts';
import { listOperations } from './operations.ts';

test('types name every operation and keep fields with defaults optional', async () => {
  const document = await loadContract();
  const types = await generateTypes(document);
  for (const { id } of listOperations(document)) expect(types).toContain(`"${id}": {`);
  expect(types).toContain('export type CreateJobRequest');
  expect(types).toMatch(/steps\?: number/);
});
