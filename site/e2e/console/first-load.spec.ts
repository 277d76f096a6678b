import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build as esbuild, type Plugin } from 'esbuild';
import { expect, test } from '../site-test.ts';

const site = fileURLToPath(new URL('../../', import.meta.url));

/**
 * All that a page carries of what comes only when it is asked for: the links to console and lab, and the steps of a
 * tutorial before they run. The search box has a limit of its own in ../site/search-bytes.spec.ts.
 */
const carried = `
  export { default as Journey } from './src/components/Journey';
  export { default as Console } from './plugins/api-reference/theme/ApiReference/ConsoleSlot';
  export { pressIsland } from './src/components/LazyIsland/press';
`;

const own: Plugin = {
  name: 'own',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\.\/begin$|\/components\/Console$/ }, ({ path }) => ({
      path,
      external: true,
    }));
  },
};

test('console, lab and tutorials add at most 2 kB to the first load of any page', async () => {
  const { outputFiles } = await esbuild({
    stdin: { contents: carried, resolveDir: site },
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    alias: { '@site': site },
    plugins: [own],
    external: ['react*', '@docusaurus/*', '@theme/*', '@theme-init/*'],
  });
  const sizes = outputFiles.map(({ contents }) => brotliCompressSync(contents).length);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`carried by every page: ${bytes} B br (${sizes.join(' + ')})`);
  expect(outputFiles).toHaveLength(2);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(2 * 1024);
});
