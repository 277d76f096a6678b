import fc from 'fast-check';
import { expect, it } from 'vitest';
import { topDocuments } from './score-documents.ts';

it('equals sorting everything', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), fc.integer({ min: 1, max: 10 }), (scores, count) => {
      const expected = scores
        .map((score, document) => ({ score, document }))
        .filter(({ score, document }) => score > 0 && document % 3 !== 1)
        .sort((a, b) => b.score - a.score || a.document - b.document)
        .slice(0, count)
        .map(({ document }) => document);
      const accept = (document: number) => document % 3 !== 1;
      expect(topDocuments(Float32Array.from(scores), count, accept)).toEqual(expected);
    }),
  );
});
