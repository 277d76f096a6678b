import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const MOST_BYTES = 8_000;

it('leaves most of the 15 kB of engine and dialog to the dialog', async () => {
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
  expect(brotliCompressSync(outputFiles[0]!.contents).length).toBeLessThan(MOST_BYTES);
});
