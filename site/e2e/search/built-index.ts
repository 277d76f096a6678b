import { type IndexFile, openIndex, type SearchDocument, type SearchResult } from '@easel/search';
import {
  type AskOptions,
  askIndexes,
  type Found,
} from '@easel/search/docusaurus/theme/SearchBar/Dialog/ask-indexes.ts';
import type { Locale } from '../site-test.ts';
import { builtDocuments, indexTags, readBuilt } from './built-files.ts';

export interface BuiltIndex {
  documents: SearchDocument[];
  ask: (query: string) => Promise<SearchResult[]>;
  /** With what was understood. */
  find: (query: string, options?: AskOptions) => Promise<Found>;
}

/** The files a reader of this language downloads, asked as the dialog asks them. */
export function builtIndex(locale: Locale): BuiltIndex {
  const indexes = indexTags.map(tag =>
    openIndex(readBuilt(locale, `search-index-${tag}.json`) as IndexFile, {
      loadShard: async shard => readBuilt(locale, `search-index-${tag}/${shard}.json`),
    }),
  );
  const find: BuiltIndex['find'] = (query, options) => askIndexes(indexes, query, options);
  return {
    documents: builtDocuments(locale),
    ask: async query => (await find(query)).results,
    find,
  };
}

/** `/zh/docs/intro#limits` and `/docs/intro` are the same page. */
export const pageOf = (route: string): string =>
  route.replace(/#.*$/, '').replace(/^\/zh(?=\/)/, '');
