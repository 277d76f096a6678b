import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

async function brotliBytes(entry: string): Promise<number> {
  const result = await build({
    entryPoints: [new URL(entry, import.meta.url).pathname],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
  });
  return brotliCompressSync(result.outputFiles[0]!.contents).length;
}

// Readers pay for these bytes on every page that signs, respectively explains.
it.each([
  ['./index.ts', 6 * 1024],
  ['./explain/index.ts', 10 * 1024],
])('%s stays below %i bytes of brotli', async (entry, limit) => {
  const bytes = await brotliBytes(entry);
  console.log(`${entry}: ${bytes} B br`);
  expect(bytes).toBeLessThanOrEqual(limit);
});
