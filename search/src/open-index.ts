import { blocksOfSplit } from './blocks-of-split.ts';
import type { IndexFile, WholeIndex } from './index-file.ts';
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
  const { loadShard = async () => undefined } = options;
  if (!('lengths' in index)) return openShards(index, loadShard);
  return {
    documentCount: documents.length,
    lengthClassOf: document => index.lengths.charCodeAt(document) - 48,
    compared: COMPARED,
    documentAt: id => documents[id],
    loadBlocks: 'hash' in index ? blocksOfSplit(index, loadShard) : wholeBlock(index),
    loadDocuments: async ids => ids.flatMap(id => documents[id] ?? []),
  };
}

function wholeBlock(index: WholeIndex): SearchIndex['loadBlocks'] {
  const blocks = [decodeTerms(index)];
  return async () => blocks;
}
