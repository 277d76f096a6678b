/** One heading with its text, or one parameter, error code, … of the reference: what a reader can land on. */
export interface Section {
  readonly pageTitle: string;
  /** Empty for the part of a page above its first heading. */
  readonly sectionTitle: string;
  readonly sectionRoute: string;
  readonly content: string;
  readonly type: string;
  readonly kind?: string;
  readonly tags?: readonly string[];
  readonly sidebarParentCategories?: readonly string[];
  /** The same heading in the other locale: found, never shown. */
  readonly aliases?: readonly string[];
  /** What is above the section, such as the title of its page: found as tags are, never shown. */
  readonly context?: readonly string[];
  /** Kept for the `weigh` of whoever asks: what it is worth beside others that match as well, if not 1. */
  readonly worth?: number;
}

export interface SearchDocument {
  readonly id: number;
  readonly type: string;
  readonly kind?: string;
  readonly tags: readonly string[];
  readonly sidebarParentCategories: readonly string[];
  readonly pageTitle: string;
  readonly sectionRoute: string;
  readonly sectionTitle: string;
  readonly title: string;
  /** The opening of the text, not the whole of it. */
  readonly content: string;
  readonly worth?: number;
}

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
