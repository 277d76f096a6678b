import { expect, it } from 'vitest';
import { contentHash } from './content-hash.ts';

it('changes with any text, its order and its boundaries', () => {
  const lists = [['ab', 'c'], ['a', 'bc'], ['c', 'ab'], ['abc'], ['ab', 'd'], []];
  expect(new Set(lists.map(contentHash)).size).toBe(lists.length);
});
