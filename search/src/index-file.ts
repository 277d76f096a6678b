import type { SearchDocument } from './search-document.ts';

/** A run of the sorted dictionary, front-coded, with one posting list per term. */
export interface CodedTerms {
  readonly terms: string;
  readonly postings: string;
}

export interface WholeIndex extends CodedTerms {
  /** One length class per document, as digits. */
  readonly lengths: string;
}

export interface ShardedIndex {
  /** Content hash of all shards together: a new section renumbers the documents in every one of them. */
  readonly hash: string;
  readonly documentCount: number;
  readonly documentsPerShard: number;
  /** Front-coded first term of each term shard. */
  readonly firstTerms: string;
}

/** The documents stay in the file, the lists of postings do not. */
export interface SplitIndex {
  readonly hash: string;
  readonly lengths: string;
  readonly firstTerms: string;
  /** Front-coded: all terms that can be misspelt, so that only the lists of those that are meant are fetched. */
  readonly words: string;
}

export interface IndexFile {
  /** Empty when the index is sharded. */
  readonly documents: readonly SearchDocument[];
  readonly index: WholeIndex | SplitIndex | ShardedIndex;
}

export interface Shard {
  readonly name: string;
  readonly content: CodedTerms | readonly SearchDocument[];
}

export const termShardName = (hash: string, shard: number) => `${hash}-t${shard}`;
export const documentShardName = (hash: string, shard: number) => `${hash}-d${shard}`;
