export type { IndexFile, SearchDocument, Section, Shard } from './index-file.ts';
export { matchRanges, type Range } from './match-ranges.ts';
export { type LoadShard, type OpenOptions, openIndex, type SearchIndex } from './open-index.ts';
export { type SearchOptions, type SearchResult, search } from './search.ts';
export { type Token, tokenize } from './tokenize.ts';
export { excerpt, type WriteOptions, type WrittenIndex, writeIndex } from './write-index.ts';
