import lunr from 'lunr';
import { compressedSize } from '../compressed-size.ts';
import { type Engine, MOST_RESULTS } from '../engine.ts';
import { buildLunrIndex, cutWords } from './lunr-index.ts';
import { withDocuments } from './with-documents.ts';

const { REQUIRED } = lunr.Query.presence;
const { LEADING, TRAILING, NONE } = lunr.Query.wildcard;

/**
 * Written after @easyops-cn/docusaurus-search-local, not its code: all terms required, headings before texts, first as
 * typed, then with the last one unfinished, then with one slip, then with one term left out, then anywhere in a word.
 */
export const lunrEasyops: Engine = {
  name: 'lunr 2.3.9, easyops-like',
  build(corpus) {
    const indexes = [
      buildLunrIndex(corpus, { title: section => section.sectionTitle || section.pageTitle }),
      buildLunrIndex(corpus, { content: section => section.content }),
    ];
    const json = withDocuments(corpus.sections, indexes);
    return {
      bytes: () => compressedSize(json),
      open() {
        const opened = (JSON.parse(json).index as object[]).map(index => lunr.Index.load(index));
        return { search: input => askInTurn(opened, termsOf(input)) };
      },
    };
  },
};

const termsOf = (input: string) =>
  /\p{sc=Han}/u.test(input)
    ? cutWords(input)
    : input
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter(term => term && lunr.stopWordFilter(new lunr.Token(term, {})));

function askInTurn(indexes: readonly lunr.Index[], terms: readonly string[]): number[] {
  const found = new Set<number>();
  const ask = (asked: readonly string[], wildcard: number, last: number, editDistance = 0) => {
    for (const index of indexes) {
      if (found.size >= MOST_RESULTS || !asked.length) return;
      const results = index.query(query => {
        asked.forEach((term, i) => {
          const isLast = i === asked.length - 1;
          query.term(term, {
            presence: REQUIRED,
            wildcard: isLast ? last : wildcard,
            ...(editDistance ? { editDistance } : {}),
          });
        });
      });
      for (const { ref } of results.slice(0, MOST_RESULTS)) found.add(Number(ref));
    }
  };
  ask(terms, NONE, NONE);
  ask(terms, NONE, TRAILING);
  ask(terms, NONE, NONE, 1);
  for (let i = 0; terms.length > 2 && i < terms.length; i++) {
    ask(terms.toSpliced(i, 1), NONE, TRAILING);
  }
  ask(terms, LEADING | TRAILING, LEADING | TRAILING);
  return [...found].slice(0, MOST_RESULTS);
}
