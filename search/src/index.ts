export { type Excerpt, excerptAround } from './excerpt.ts';
export { type ExplainWords, type Explanation, explainWords } from './explain.ts';
export type { HanData, IndexFile, SearchDocument, Section, Shard } from './index-file.ts';
export { matchRanges, type Range } from './match-ranges.ts';
export { type LoadShard, type OpenOptions, openIndex, type SearchIndex } from './open-index.ts';
export { type SearchOptions, type SearchResult, search } from './search.ts';
export { type Token, tokenize } from './tokenize.ts';
export { type Understood, understand } from './understand.ts';
export { type WriteOptions, type WrittenIndex, writeIndex } from './write-index.ts';
