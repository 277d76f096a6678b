import { gzipSync } from 'node:zlib';
import { writeIndex } from '../src/index.ts';
import type { Corpus, CorpusSection } from './corpus.ts';

export interface OpenedIndex {
  /** Positions of sections, best first. */
  readonly search: (query: string) => Promise<readonly number[]> | readonly number[];
}

export interface BuiltIndex {
  /** Gzipped bytes a reader downloads before the first answer. */
  readonly bytes: () => number | Promise<number>;
  readonly open: () => Promise<OpenedIndex> | OpenedIndex;
  readonly close?: () => Promise<void>;
}

export interface Engine {
  readonly name: string;
  readonly build: (corpus: Corpus) => Promise<BuiltIndex> | BuiltIndex;
}

export const MOST_RESULTS = 8;

export const compressedSize = (data: string | Uint8Array): number =>
  gzipSync(data, { level: 9 }).length;

/** Every engine is charged for the same documents to show, beside its own index. */
export const withDocuments = (sections: readonly CorpusSection[], index: unknown): string => {
  const { documents } = writeIndex(sections, { shardAbove: Number.POSITIVE_INFINITY }).file;
  return JSON.stringify({ documents, index });
};
