import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type IndexFile, openIndex, type SearchDocument, type SearchResult } from '@easel/search';
import { askIndexes } from '../../plugins/local-search/theme/SearchBar/Dialog/ask-indexes.ts';
import type { Locale } from '../site-test.ts';

export interface BuiltIndex {
  documents: SearchDocument[];
  ask: (query: string) => Promise<SearchResult[]>;
}

/** The files a reader of this language downloads, asked as the dialog asks them. */
export function builtIndex(locale: Locale): BuiltIndex {
  const folder = new URL(`../../build/${locale === 'zh' ? 'zh/' : ''}`, import.meta.url);
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(fileURLToPath(new URL(name, folder)), 'utf8'));
  const names = ['default', 'docs-default-current'].map(tag => `search-index-${tag}`);
  const files = names.map(name => read(`${name}.json`) as IndexFile);
  const indexes = files.map((file, at) =>
    openIndex(file, { loadShard: async shard => read(`${names[at]}/${shard}.json`) }),
  );
  return {
    documents: files.flatMap(file => file.documents),
    ask: query => askIndexes(indexes, query),
  };
}

/** `/zh/docs/intro#limits` and `/docs/intro` are the same page. */
export const pageOf = (route: string): string =>
  route.replace(/#.*$/, '').replace(/^\/zh(?=\/)/, '');
