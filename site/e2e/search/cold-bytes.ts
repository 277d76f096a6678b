import { brotliCompressSync } from 'node:zlib';
import { type IndexFile, openIndex, type SearchResult } from '@easel/search';
import { askIndexes } from '@easel/search/docusaurus/theme/SearchBar/Dialog/ask-indexes.ts';
import type { Locale } from '../site-test.ts';
import { indexTags, readBuilt } from './built-files.ts';
import { readerQueries } from './reader-queries.ts';

export interface ColdBytes {
  /** What is fetched before a letter is typed. */
  files: number;
  /** In all, for the query in the middle, for one of twenty, and for the dearest. */
  p50: number;
  p95: number;
  most: number;
  dearest: string;
  requests: number;
}

/** What the indexes cost a reader with an empty cache who types this query letter by letter. */
export async function coldBytes(locale: Locale): Promise<ColdBytes> {
  const sizes = new Map<string, number>();
  const read = (name: string) => {
    const content = readBuilt(locale, name);
    if (!sizes.has(name)) sizes.set(name, brotliCompressSync(JSON.stringify(content)).length);
    return content;
  };
  const manifests = indexTags.map(tag => `search-index-${tag}.json`);
  for (const name of manifests) read(name);
  const sum = (names: Iterable<string>) =>
    [...names].reduce((all, name) => all + sizes.get(name)!, 0);

  const asked: { query: string; bytes: number; requests: number }[] = [];
  const queries = (['reader-queries', 'held-out-queries'] as const).flatMap(file =>
    readerQueries(locale, file),
  );
  for (const { query } of queries) {
    const loaded = new Set(manifests);
    const indexes = indexTags.map(tag =>
      openIndex(read(`search-index-${tag}.json`) as IndexFile, {
        loadShard: async shard => {
          const name = `search-index-${tag}/${shard}.json`;
          loaded.add(name);
          return read(name);
        },
      }),
    );
    let results: SearchResult[] = [];
    for (const typed of beginnings(query)) ({ results } = await askIndexes(indexes, typed));
    // The dialog fetches texts for what it shows when the reader pauses.
    await Promise.all(results.map(({ loadText }) => loadText()));
    asked.push({ query, bytes: sum(loaded), requests: loaded.size });
  }
  asked.sort((a, b) => a.bytes - b.bytes);
  const at = (share: number) => asked[Math.ceil(asked.length * share) - 1]!;
  return {
    files: sum(manifests),
    p50: at(0.5).bytes,
    p95: at(0.95).bytes,
    most: at(1).bytes,
    dearest: at(1).query,
    requests: Math.max(...asked.map(({ requests }) => requests)),
  };
}

/** Latin letters come one by one, Chinese ones from the input method as words. */
const beginnings = (query: string): string[] =>
  [...query]
    .map((_, i, letters) => letters.slice(0, i + 1).join(''))
    .filter(typed => /[ -~]$/.test(typed) || typed.length % 2 === 0 || typed === query);
