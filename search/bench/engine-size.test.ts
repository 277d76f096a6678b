import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundleEngine } from './engine.ts';

const MOST_BYTES = 8_000;

it('leaves most of the 15 kB of search engine and dialog to the dialog', async () => {
  expect(brotliCompressSync(await bundleEngine()).length).toBeLessThan(MOST_BYTES);
});
