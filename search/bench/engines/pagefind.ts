import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { close, createIndex } from 'pagefind';
import type { Corpus } from '../corpus.ts';
import { type BuiltIndex, compressedSize, type Engine, MOST_RESULTS } from '../engine.ts';

interface PagefindInstance {
  readonly init: () => Promise<void>;
  readonly search: (
    query: string,
  ) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
}

const SAMPLED_COLD = 60;

/** Pagefind downloads parts as it goes: its bytes are the median over queries, each asked by a new reader. */
export const pagefind: Engine = {
  name: 'Pagefind 1.6 (cold p50)',
  async build(corpus) {
    const folder = await mkdtemp(join(tmpdir(), 'search-bench-'));
    await writePagefindIndex(corpus, folder);
    const script = pathToFileURL(join(folder, 'pagefind.js')).href;
    const { createInstance } = await import(script);
    let fetched = 0;
    globalThis.fetch = readFromDisk(bytes => {
      fetched += bytes;
    });
    const open = async (): Promise<PagefindInstance> => {
      const instance = await createInstance({
        basePath: `${pathToFileURL(folder).href}/`,
        noWorker: true,
      });
      await instance.init();
      return instance;
    };
    return {
      open: async () => {
        const instance = await open();
        return { search: query => askPagefind(instance, query) };
      },
      async bytes() {
        const scriptBytes = compressedSize(await readFile(fileURLToPath(script)));
        const step = Math.ceil(corpus.queries.length / SAMPLED_COLD);
        const totals: number[] = [];
        for (let i = 0; i < corpus.queries.length; i += step) {
          fetched = scriptBytes;
          await askPagefind(await open(), corpus.queries[i]!.q);
          totals.push(fetched);
        }
        return totals.sort((a, b) => a - b)[totals.length >> 1]!;
      },
      close: () => rm(folder, { recursive: true }),
    } satisfies BuiltIndex;
  },
};

async function writePagefindIndex(
  { sections, language }: Corpus,
  outputPath: string,
): Promise<void> {
  const { index } = await createIndex({});
  if (!index) throw new Error('Pagefind did not start');
  const text = (value: string) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  for (const [id, { sectionTitle, pageTitle, content }] of sections.entries()) {
    await index.addHTMLFile({
      url: `/${id}/`,
      content: `<html lang="${language}"><body><h1>${text(sectionTitle || pageTitle)}</h1><p>${text(content)}</p></body></html>`,
    });
  }
  await index.writeFiles({ outputPath });
  await close();
}

async function askPagefind(instance: PagefindInstance, query: string): Promise<number[]> {
  const { results } = await instance.search(query);
  const data = await Promise.all(results.slice(0, MOST_RESULTS).map(result => result.data()));
  return data.map(({ url }) => Number(/(\d+)\/?$/.exec(url)?.[1]));
}

/** Its files are compressed already, so their size on disk is what travels. */
function readFromDisk(count: (bytes: number) => void): typeof fetch {
  return async input => {
    const path = fileURLToPath(String(input).replace(/\?.*$/, ''));
    count((await stat(path)).size);
    return new Response(new Uint8Array(await readFile(path)));
  };
}
