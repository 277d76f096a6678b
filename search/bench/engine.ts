import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
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

/** The search engine as a reader gets it: one minified module, without what runs only at build time. */
export async function bundleEngine(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { openIndex, search, matchRanges } from './src/index.ts';",
      resolveDir: fileURLToPath(new URL('..', import.meta.url)),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]!.contents;
}

export async function importBundledEngine(): Promise<typeof import('../src/index.ts')> {
  const code = Buffer.from(await bundleEngine()).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
