import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { SearchPluginOptions } from '@easel/search/docusaurus';

export const search = {
  // Pages of the reference have such a file beside them: `name.mdx`, `name.sections.json`.
  sectionsOf: async page => {
    const file = page.replace(/\.mdx?$/, '.sections.json');
    return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
  },
  // The start page is where readers come from.
  worthOf: route => (route === '/' ? 0 : 1),
} satisfies SearchPluginOptions;
