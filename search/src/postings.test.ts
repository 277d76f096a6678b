import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CONTENT_LEVELS, encodePostings, type Posting, readPostings } from './postings.ts';

const posting = fc.record({
  document: fc.nat(1_000_000),
  content: fc.nat(4),
  title: fc.nat(3),
  elsewhere: fc.nat(3),
});
const list = fc
  .uniqueArray(posting, { selector: entry => entry.document })
  .map(entries => entries.sort((a, b) => a.document - b.document));

function decode(coded: string) {
  const postings: Posting[] = [];
  const frequency = readPostings(coded, (document, strength, elsewhere) => {
    const content = strength % CONTENT_LEVELS;
    const title = Math.floor(strength / CONTENT_LEVELS);
    postings.push({ document, content, title, elsewhere });
  });
  return { postings, frequency };
}

it('gives back every list', () => {
  fc.assert(
    fc.property(list, postings => {
      expect(decode(encodePostings(postings))).toEqual({ postings, frequency: postings.length });
    }),
  );
});

it('remembers how many documents a pruned list stood for', () => {
  fc.assert(
    fc.property(list, fc.nat(1_000_000), (postings, dropped) => {
      const frequency = postings.length + dropped;
      expect(decode(encodePostings(postings, frequency))).toEqual({ postings, frequency });
    }),
  );
});

it('uses no character that JSON would escape or that separates lists', () => {
  fc.assert(
    fc.property(list, postings => {
      const coded = encodePostings(postings, 10_000_000);
      expect(JSON.stringify(coded)).toBe(`"${coded}"`);
      expect(coded).not.toContain(' ');
    }),
  );
});

it('takes one character for the usual next document', () => {
  const usual = { content: 1, title: 0, elsewhere: 0 };
  const coded = encodePostings([0, 1, 2, 30].map(document => ({ document, ...usual })));
  expect(coded).toHaveLength(4);
});
