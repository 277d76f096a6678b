import type { Query } from './parse-query.ts';
import type { SearchDocument } from './search-document.ts';
import type { TermBlock } from './term-block.ts';

/** What the engine asks of an index, whether it is one file or many. */
export interface SearchIndex {
  readonly documentCount: number;
  /** Undefined where the postings already count the length in. */
  readonly lengthClassOf: (document: number) => number | undefined;
  /** How many of the best matches to compare by title. */
  readonly compared: number;
  /** The document, if it is here without being fetched. */
  readonly documentAt: (id: number) => SearchDocument | undefined;
  /** The parts of the dictionary that may hold its words, the last of which is still being typed. */
  readonly loadBlocks: (query: Query) => Promise<readonly TermBlock[]>;
  readonly loadDocuments: (ids: readonly number[]) => Promise<readonly SearchDocument[]>;
}
