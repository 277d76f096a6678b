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
  /** What readers call it: found as its title is, and compared with the query like it. */
  readonly names?: readonly string[];
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
  readonly names?: readonly string[];
}

/** How Chinese characters are read, and which are the older forms of others; both for what readers type only. */
export interface HanData {
  /** Traditional characters, each with the simplified one after it. */
  readonly folds: string;
  /** Syllables without tones, each with the characters that are read so: `ming名明 qian签前`. */
  readonly sounds: string;
}

/** A run of the sorted dictionary, front-coded, with one posting list per term. */
export interface CodedTerms {
  readonly terms: string;
  readonly postings: string;
}

/**
 * The names of all documents, in their order. Before anything else of the file they compress better than one by one among
 * the fields.
 */
export type Names = readonly (readonly string[] | 0)[];

export interface WholeIndex extends CodedTerms {
  readonly names?: Names;
  /** One length class per document, as digits. */
  readonly lengths: string;
  readonly asides?: readonly string[];
  readonly alike?: readonly string[];
  readonly fillers?: readonly string[];
  readonly han?: HanData;
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
  readonly names?: Names;
  readonly hash: string;
  readonly lengths: string;
  /** Words that count little beside others. */
  readonly asides?: readonly string[];
  /** Words that mean the same to readers, a group each, with spaces between them. */
  readonly alike?: readonly string[];
  /** Words by which a question says that it is one; those that are fillers in questions only end with a question mark. */
  readonly fillers?: readonly string[];
  readonly firstTerms: string;
  /** Front-coded: all terms that can be misspelt, so that only the lists of those that are meant are fetched. */
  readonly words: string;
  /** How many documents each shard of texts has. */
  readonly textCounts: readonly number[];
  /** Whether there is a shard that says how Chinese is read. */
  readonly han?: boolean;
}

export interface IndexFile {
  /** Empty when the index is sharded. */
  readonly documents: readonly SearchDocument[];
  readonly index: WholeIndex | SplitIndex | ShardedIndex;
}

export interface Shard {
  readonly name: string;
  readonly content: CodedTerms | readonly SearchDocument[] | readonly string[] | HanData;
}

export const termShardName = (hash: string, shard: number) => `${hash}-t${shard}`;
export const documentShardName = (hash: string, shard: number) => `${hash}-d${shard}`;
export const textShardName = (hash: string, shard: number) => `${hash}-x${shard}`;
export const hanShardName = (hash: string) => `${hash}-han`;
