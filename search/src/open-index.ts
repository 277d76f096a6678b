import type { IndexFile } from './index-file.ts';
import type { LoadShard } from './load-once.ts';
import { openShards } from './open-shards.ts';
import type { SearchIndex } from './search-index.ts';
import { decodeTerms } from './term-block.ts';

export interface OpenOptions {
  /** Fetches and parses the shard of that name; needed only for a sharded index. */
  readonly loadShard?: LoadShard;
}

/** So many of the best matches are compared by title; all documents being here, it costs only time. */
const COMPARED = 50;

export function openIndex({ documents, index }: IndexFile, options: OpenOptions = {}): SearchIndex {
  if ('hash' in index) return openShards(index, options.loadShard ?? (async () => undefined));
  const blocks = [decodeTerms(index)];
  return {
    documentCount: documents.length,
    lengthClassOf: document => index.lengths.charCodeAt(document) - 48,
    compared: COMPARED,
    documentAt: id => documents[id],
    loadBlocks: async () => blocks,
    loadDocuments: async ids => ids.flatMap(id => documents[id] ?? []),
  };
}
