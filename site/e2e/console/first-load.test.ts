import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { expect, it } from 'vitest';
import { bundledBytes, sum } from '../bundled-bytes.ts';

const site = fileURLToPath(new URL('../../', import.meta.url));

/**
 * All that a page carries of what comes only when it is asked for: the links to console and lab, and the steps of a
 * tutorial before they run. The search box has a limit of its own in ../search/bytes.test.ts.
 */
const carried = `
  export { default as Journey } from './islands/journey';
  export { default as Console } from './src/components/ReferencePage/ConsoleSlot';
  export { defineIsland } from './islands/kit/define-island';
`;

const own: Plugin = {
  name: 'own',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\.\/Runner$|\/islands\/console$/ }, ({ path }) => ({
      path,
      external: true,
    }));
  },
};

it('console, lab and tutorials add at most 2 kB to the first load of any page', async () => {
  const sizes = await bundledBytes({
    contents: carried,
    resolveDir: site,
    alias: { '@site': site },
    plugins: [own],
    external: ['react*', '@docusaurus/*', '@theme/*', '@theme-init/*'],
  });
  const bytes = sum(sizes);
  console.log(`carried by every page: ${bytes} B br (${sizes.join(' + ')})`);
  expect(sizes).toHaveLength(2);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(2 * 1024);
});
