import lunr from 'lunr';
import { compressedSize } from '../compressed-size.ts';
import { type Engine, MOST_RESULTS } from '../engine.ts';
import { buildLunrIndex, cutWords } from './lunr-index.ts';
import { withDocuments } from './with-documents.ts';

const BOOSTS = { title: 5, content: 1, tags: 3 };

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
                  wildcard: lunr.Query.wildcard.TRAILING,
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
