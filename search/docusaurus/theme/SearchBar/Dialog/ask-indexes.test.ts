import type { SearchDocument } from '@easel/search';
import { describe, expect, it } from 'vitest';
import { groupResults, weighDocument } from './ask-indexes.ts';

const document = (more: Partial<SearchDocument>): SearchDocument => ({
  id: 0,
  type: 'docs',
  tags: [],
  sidebarParentCategories: [],
  pageTitle: 'Page',
  sectionRoute: '/docs/a',
  sectionTitle: 'Section',
  title: 'Section',
  content: '',
  ...more,
});

describe('weighDocument', () => {
  const field = document({ kind: 'property', title: 'rateLimit' });
  const guide = document({ title: 'Rate limits' });

  it('puts a guide before a field for words, and less so for a name', () => {
    expect(weighDocument('rate limit')(field)).toBeLessThan(weighDocument('rate')(field));
    expect(weighDocument('rate limit')(field)).toBeLessThan(weighDocument('rate limit')(guide));
  });

  it('puts what bears exactly this name first', () => {
    expect(weighDocument('ratelimit ')(field)).toBeGreaterThan(weighDocument('ratelimit')(guide));
  });
});

describe('groupResults', () => {
  it('lists pages by their best result', () => {
    const result = (sectionRoute: string) => ({
      document: document({ sectionRoute, pageTitle: sectionRoute[1] ?? '' }),
      score: 1,
      coverage: 1,
      terms: [],
      loadText: async () => undefined,
      ranges: { title: [], pageTitle: [], content: [] },
    });
    const groups = groupResults(['/a#1', '/b#1', '/a#2'].map(result));
    expect(groups.map(({ title, results }) => [title, results.length])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });
});
