import { describe, expect, it } from 'vitest';
import { contentHash, prunePostings } from './write-shards.ts';

describe('prunePostings', () => {
  const posting = (document: number, content: number, title: number) => ({
    document,
    content,
    title,
    elsewhere: 0,
  });

  it('leaves a list alone that a reader can afford', () => {
    const few = [posting(1, 1, 0)];
    expect(prunePostings(few)).toBe(few);
  });

  it('keeps titles before texts, in order of documents', () => {
    const many = Array.from({ length: 10_000 }, (_, i) =>
      i % 100 === 99 ? posting(i, 0, 3) : posting(i, 3, 0),
    );
    const kept = prunePostings(many);
    expect(kept.length).toBeLessThan(many.length);
    expect(kept.filter(({ title }) => title)).toHaveLength(100);
    expect(kept.map(({ document }) => document)).toEqual(
      kept.map(({ document }) => document).sort((a, b) => a - b),
    );
  });
});

describe('contentHash', () => {
  it('changes with any text, its order and its boundaries', () => {
    const lists = [['ab', 'c'], ['a', 'bc'], ['c', 'ab'], ['abc'], ['ab', 'd'], []];
    expect(new Set(lists.map(contentHash)).size).toBe(lists.length);
  });
});
