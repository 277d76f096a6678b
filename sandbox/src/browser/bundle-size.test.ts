import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

// Readers download the worker when they first press "run".
const limit = 120 * 1024;

it('keeps the worker below 120 kB of brotli and free of code made from text', async () => {
  const result = await build({
    entryPoints: [new URL('./worker.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
  });
  const { contents, text } = result.outputFiles[0]!;
  const bytes = brotliCompressSync(contents).length;
  console.log(`worker: ${bytes} B br, ${contents.length} B`);
  expect(bytes).toBeLessThanOrEqual(limit);
  expect(/new Function|\beval\(|["']node:/.exec(text)?.[0]).toBeUndefined();
});
