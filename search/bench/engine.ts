import type { Corpus } from './corpus.ts';

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
