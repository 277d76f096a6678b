import { expect, it } from 'vitest';
import { takeSample } from './take-sample.ts';

const documents = Array.from({ length: 2639 }, (_, index) => String(index));

it('spreads a sample over all documents', () => {
  const sample = takeSample(documents, 100).map(Number);
  expect(sample).toHaveLength(100);
  const gaps = sample.slice(1).map((place, index) => place - sample[index]!);
  expect(new Set(gaps)).toEqual(new Set([26, 27]));
});

it('takes no more than there are', () => {
  expect(takeSample(documents.slice(0, 3), 100)).toEqual(['0', '1', '2']);
});
