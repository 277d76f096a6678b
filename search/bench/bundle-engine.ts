import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

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
