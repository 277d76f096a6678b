import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeDictionary, encodeDictionary } from './dictionary.ts';
import { similarTerms, slipsAllowed } from './similar-terms.ts';

/** The textbook table, without any of the shortcuts. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  for (let j = 1; j <= b.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, rows[i - 2]![j - 2]! + 1);
      }
      rows[i]![j] = cost;
    }
  }
  return rows[a.length]![b.length]!;
}

const letters = fc.constantFrom('a', 'b', 'c');
const word = fc.string({ unit: letters, minLength: 1, maxLength: 12 });

it('finds exactly the terms within the allowed distance', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, (terms, asked) => {
      const sorted = terms.sort();
      const found = similarTerms(decodeDictionary(encodeDictionary(sorted)), asked);
      const expected = sorted.filter(term => {
        const slips = distance(asked, term);
        return slipsAllowed(asked) > 0 && slips <= slipsAllowed(asked);
      });
      expect(found.map(({ position }) => sorted[position])).toEqual(expected);
      for (const similar of found) {
        expect(similar.distance).toBe(distance(asked, sorted[similar.position]!));
      }
    }),
    { numRuns: 500 },
  );
});

it('is not misled by terms that share more letters than the dictionary can say', () => {
  const start = 'a'.repeat(30);
  const dictionary = decodeDictionary(encodeDictionary([`${start}b`, `${start}c`]));
  expect(similarTerms(dictionary, `${start}d`)).toHaveLength(2);
});
