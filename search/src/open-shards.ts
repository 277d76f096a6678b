import { chooseShards } from './choose-shards.ts';
import { decodeDictionary } from './front-coding.ts';
import {
  type CodedTerms,
  documentShardName,
  type ShardedIndex,
  termShardName,
} from './index-file.ts';
import { type LoadShard, loadOnce } from './load-once.ts';
import type { SearchDocument } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';
import { decodeTerms } from './term-block.ts';

export function openShards(manifest: ShardedIndex, loadShard: LoadShard): SearchIndex {
  const { hash, documentCount, documentsPerShard } = manifest;
  const firstTerms = decodeDictionary(manifest.firstTerms).terms;
  const load = loadOnce(loadShard);
  const loadTerms = (shard: number) =>
    load(termShardName(hash, shard), content => decodeTerms(content as CodedTerms));
  const loadDocument = async (id: number) => {
    const name = documentShardName(hash, Math.floor(id / documentsPerShard));
    const documents = await load(name, content => content as readonly SearchDocument[]);
    return documents?.[id % documentsPerShard];
  };
  return {
    documentCount,
    lengthClassOf: () => undefined,
    // Each further one would be a download.
    compared: 0,
    documentAt: () => undefined,
    loadBlocks: async ({ joins, words }) => {
      const typed = joins.filter(join => join.typed).map(join => join.term);
      const chosen = chooseShards(firstTerms, [...typed, ...words]);
      const blocks = await Promise.all(chosen.map(loadTerms));
      return blocks.filter(block => block !== undefined);
    },
    loadDocuments: async ids => {
      const documents = await Promise.all(ids.map(loadDocument));
      return documents.filter(document => document !== undefined);
    },
  };
}
