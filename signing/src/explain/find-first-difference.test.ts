import { expect, it } from 'vitest';
import { findFirstDifference } from './find-first-difference.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const right = 'GET\n/v1/a?b=1\n1760000000\nn\n{"a":1}';

it.each([
  ['GET\n/v1/a\n1760000000\nn\n{"a":1}', 'path', 9],
  ['get\n', 'method', 0],
  [`${right}\n`, 'body', right.length],
  [right.slice(0, -1), 'body', right.length - 1],
  [right.replace('\n1760', '\r\n1760'), 'path', 13],
])('%j parts in the %s', (wrong, line, offset) => {
  expect(findFirstDifference(bytes(right), bytes(wrong))).toMatchObject({ line, offset });
});

it('finds none between equals', () => {
  expect(findFirstDifference(bytes(right), bytes(right))).toBeUndefined();
});
