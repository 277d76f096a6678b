import { contentHash } from './content-hash.ts';
import { cutTerms } from './cut-terms.ts';
import { documentShardName, type Shard, type ShardedIndex, termShardName } from './index-file.ts';
import type { InvertedSections } from './invert-sections.ts';
import { encodePostings, type Posting } from './postings.ts';
import { prunePostings } from './prune-postings.ts';
import type { SearchDocument } from './search-document.ts';
import { contentLevelInText } from './strength.ts';

const TERM_SHARD_CHARACTERS = 8000;
const DOCUMENTS_PER_SHARD = 16;

export interface WrittenShards {
  readonly manifest: ShardedIndex;
  readonly shards: readonly Shard[];
}

export function writeShards(
  inverted: InvertedSections,
  documents: readonly SearchDocument[],
): WrittenShards {
  const { firstTerms, runs: termShards } = cutTerms(
    inverted.terms,
    TERM_SHARD_CHARACTERS,
    postings => encodeForShard(postings, inverted.lengthClasses),
  );
  const documentShards: SearchDocument[][] = [];
  for (let from = 0; from < documents.length; from += DOCUMENTS_PER_SHARD) {
    documentShards.push(documents.slice(from, from + DOCUMENTS_PER_SHARD));
  }
  const hash = contentHash([...termShards, ...documentShards].map(shard => JSON.stringify(shard)));
  return {
    manifest: {
      hash,
      documentCount: documents.length,
      documentsPerShard: DOCUMENTS_PER_SHARD,
      firstTerms,
    },
    shards: [
      ...termShards.map((content, i) => ({ name: termShardName(hash, i), content })),
      ...documentShards.map((content, i) => ({ name: documentShardName(hash, i), content })),
    ],
  };
}

/** A shard does not know the lengths of documents, and a list of tens of thousands of them is not worth its bytes. */
function encodeForShard(postings: readonly Posting[], lengthClasses: readonly number[]): string {
  const countLengthIn = (posting: Posting): Posting => ({
    ...posting,
    content: contentLevelInText(posting.content, lengthClasses[posting.document]!),
  });
  return encodePostings(prunePostings(postings.map(countLengthIn)), postings.length);
}
