import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { contractRules, type ReferenceOptions } from './contract-rules.ts';
import { listTags } from './list-tags.ts';
import { writeIndexes } from './write-indexes.ts';

export type LocalSearchOptions = ReferenceOptions;

/** Search without a server: an index for each docs tag, written from the pages as they were built. */
export default function localSearch(_context: LoadContext, options: LocalSearchOptions): Plugin {
  let tags: string[] = [];
  return {
    name: 'local-search',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async allContentLoaded({ allContent, actions }) {
      tags = listTags(allContent);
      await actions.createData('index-tags.json', tags);
    },
    async postBuild({ outDir, i18n: { currentLocale, defaultLocale, locales } }) {
      const root = currentLocale === defaultLocale ? outDir : path.dirname(outDir);
      await writeIndexes({ root, defaultLocale, locales, tags }, await contractRules(options));
    },
  };
}
