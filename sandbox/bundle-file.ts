import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The sandbox as one file that `node` runs in an empty folder: what it needs of other packages is in it. */
export async function bundleFile(outfile: string): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL('./start.ts', import.meta.url))],
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Chinese words are half as long as their escapes.
    charset: 'utf8',
    outfile,
    banner: {
      js: [
        '#!/usr/bin/env node',
        '// The Easel sandbox, MIT licence. Start it with node; --help lists what it takes.',
      ].join('\n'),
    },
  });
}
