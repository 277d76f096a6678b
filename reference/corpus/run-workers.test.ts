import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runWorkers } from './run-workers.ts';

const worker = fileURLToPath(new URL('testing/bad-worker.mjs', import.meta.url));

it('goes on after a document that takes all memory or ends the process', async () => {
  const names = ['a', 'memory', 'b', 'exit', 'c'];
  const outcomes = await runWorkers(names, { workers: 1, seconds: 300, megabytes: 50 }, worker);
  expect(outcomes.map(({ name, failure }) => [name, failure])).toEqual([
    ['a', undefined],
    ['memory', 'more than 50 MB'],
    ['b', undefined],
    ['exit', 'its process ended'],
    ['c', undefined],
  ]);
});

it('and after one that never ends', async () => {
  const names = ['loop', 'loop'];
  const outcomes = await runWorkers(names, { workers: 1, seconds: 1, megabytes: 50 }, worker);
  expect(outcomes.map(({ failure }) => failure)).toEqual(['longer than 1 s', 'longer than 1 s']);
});
