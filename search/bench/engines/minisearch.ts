import MiniSearch, { type Options } from 'minisearch';
import { tokenize } from '../../src/index.ts';
import { compressedSize, type Engine, MOST_RESULTS, withDocuments } from '../engine.ts';

function miniSearch(name: string, tokenizing: Partial<Options>): Engine {
  const options: Options = {
    fields: ['title', 'content', 'tags'],
    searchOptions: { boost: { title: 5, tags: 3 }, prefix: true, fuzzy: 0.2 },
    ...tokenizing,
  };
  return {
    name,
    build({ sections }) {
      const index = new MiniSearch(options);
      index.addAll(
        sections.map(({ sectionTitle, pageTitle, content, tags }, id) => ({
          id,
          title: sectionTitle || pageTitle,
          content,
          tags: tags?.join(' '),
        })),
      );
      const json = withDocuments(sections, index);
      return {
        bytes: () => compressedSize(json),
        open() {
          const opened = MiniSearch.loadJS(JSON.parse(json).index, options);
          return {
            search: query =>
              opened
                .search(query)
                .slice(0, MOST_RESULTS)
                .map(({ id }) => id),
          };
        },
      };
    },
  };
}

export const miniSearchAsItComes = miniSearch('MiniSearch 7.2', {});

export const miniSearchOurTokenizer = miniSearch('MiniSearch 7.2, our tokenizer', {
  tokenize: text => tokenize(text).map(({ term }) => term),
  processTerm: term => term,
});
