import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

interface Bundled {
  contents: string;
  resolveDir: string;
  /** What is on the page anyway, and what comes only when it is asked for. */
  external: string[];
  alias?: Record<string, string>;
  plugins?: Plugin[];
}

/** Script and styles of a module as a page would load them: the brotli bytes of each. */
export async function bundledBytes({ contents, resolveDir, ...rest }: Bundled): Promise<number[]> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    ...rest,
  });
  return outputFiles.map(file => brotliCompressSync(file.contents).length);
}

export const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);
