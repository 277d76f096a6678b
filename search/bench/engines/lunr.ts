import { cut } from '@node-rs/jieba';
import lunr from 'lunr';
import type { Corpus } from '../corpus.ts';
import { compressedSize, type Engine, MOST_RESULTS, withDocuments } from '../engine.ts';

const BOOSTS = { title: 5, content: 1, tags: 3 };
const { REQUIRED } = lunr.Query.presence;
const { LEADING, TRAILING, NONE } = lunr.Query.wildcard;

function cutWords(text: string): string[] {
  return cut(text.toLowerCase(), true).filter(word => /[\p{L}\p{N}]/u.test(word));
}

/** English as lunr does it; Chinese cut by jieba when the index is built, without stemming. */
function buildLunrIndex(
  { sections, language }: Corpus,
  fields: Readonly<Record<string, (section: Corpus['sections'][number]) => string>>,
): lunr.Index {
  const builder = new lunr.Builder();
  if (language === 'en') {
    builder.pipeline.add(lunr.trimmer, lunr.stopWordFilter, lunr.stemmer);
    builder.searchPipeline.add(lunr.stemmer);
  } else {
    builder.tokenizer = ((text: string | null) =>
      cutWords(text ?? '').map(word => new lunr.Token(word, {}))) as typeof lunr.tokenizer;
  }
  builder.ref('id');
  for (const name of Object.keys(fields)) builder.field(name);
  sections.forEach((section, id) => {
    const values = Object.entries(fields).map(([name, textOf]) => [name, textOf(section)]);
    builder.add({ id, ...Object.fromEntries(values) });
  });
  return builder.build();
}

/** @cmfcmf/docusaurus-search-local: exact and trailing wildcard of every term in every field, summed. */
export const lunrCmfcmf: Engine = {
  name: 'lunr 2.3.9 as cmfcmf queries it',
  build(corpus) {
    const index = buildLunrIndex(corpus, {
      title: section => section.sectionTitle || section.pageTitle,
      content: section => section.content,
      tags: section => section.tags?.join(' ') ?? '',
    });
    const json = withDocuments(corpus.sections, index);
    return {
      bytes: () => compressedSize(json),
      open() {
        const opened = lunr.Index.load(JSON.parse(json).index);
        return {
          search(input) {
            // Its browser code does not cut Chinese at all, which leaves little to compare: cut for it.
            const terms =
              corpus.language === 'zh'
                ? cutWords(input)
                : input
                    .toLowerCase()
                    .split(/[\s-]+/)
                    .filter(Boolean);
            const found = opened.query(query => {
              for (const [field, boost] of Object.entries(BOOSTS)) {
                query.term(terms, { fields: [field], boost });
                query.term(terms, {
                  fields: [field],
                  boost,
                  wildcard: TRAILING,
                });
              }
            });
            return found.slice(0, MOST_RESULTS).map(({ ref }) => Number(ref));
          },
        };
      },
    };
  },
};

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
