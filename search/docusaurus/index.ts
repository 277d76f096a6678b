import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { recordGiven } from './given-sections.ts';
import { listTags } from './list-tags.ts';
import type { SectionRules } from './section-start.ts';
import { writeIndexes } from './write-indexes.ts';

export interface SearchPluginOptions {
  /** By the tag of an index. */
  readRules: () => Promise<(tag: string) => SectionRules>;
}

/** Search without a server: an index for each docs tag, written from the pages as they were built. */
export default function localSearch(
  { siteDir, i18n }: LoadContext,
  { readRules }: SearchPluginOptions,
): Plugin {
  const { currentLocale, defaultLocale, locales } = i18n;
  const givenDir = path.join(siteDir, 'generated/search');
  let tags: string[] = [];
  return {
    name: 'local-search',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async allContentLoaded({ allContent, actions }) {
      tags = listTags(allContent);
      await actions.createData('index-tags.json', tags);
      await recordGiven(givenDir, currentLocale, siteDir, allContent);
    },
    async postBuild({ outDir }) {
      const root = currentLocale === defaultLocale ? outDir : path.dirname(outDir);
      await writeIndexes({ root, defaultLocale, locales, tags, givenDir }, await readRules());
    },
  };
}
