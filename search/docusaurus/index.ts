import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentsFolder, listTags, recordDocuments } from './docs-content.ts';
import { messagesIn } from './messages-in.ts';
import { withSearchItem } from './navbar-item.ts';
import type { SearchPluginOptions } from './options.ts';
import { sheetRules } from './sheet-rules.ts';
import { checkOptions } from './validate-options.ts';
import { listLanguages, writeIndexes } from './write-indexes.ts';

export type { GivenPage, Kind, ReaderNames, SearchPluginOptions } from './options.ts';

export type { Place, SearchSettings } from './theme/SearchSettings/index.ts';

const dialogSheet = fileURLToPath(new URL('theme/SearchBar/Dialog/dialog.css', import.meta.url));

/** What Docusaurus calls before it makes a plugin. */
export function validateOptions({ options }: { options: unknown }): SearchPluginOptions {
  checkOptions(options);
  return { id: 'default', ...options };
}

/** What Docusaurus takes over into the settings of the themes. */
export function validateThemeConfig({ themeConfig }: { themeConfig: object }): object {
  return withSearchItem(themeConfig);
}

/** Search without a server: an index for each docs tag, written from the pages as they were built. */
export default function localSearch(
  { siteDir, generatedFilesDir, siteConfig, i18n }: LoadContext,
  options: SearchPluginOptions,
): Plugin {
  const documentsDir = documentsFolder(generatedFilesDir);
  let tags: string[] = [];
  return {
    name: 'local-search',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getClientModules: () => (options.definesTokens?.() ? [] : ['./theme/defaults.css']),
    getDefaultCodeTranslationMessages: () => messagesIn(i18n.currentLocale),
    configureWebpack: config => ({
      mergeStrategy: { 'module.rules': 'replace' },
      module: { rules: sheetRules(config.module?.rules ?? [], dialogSheet) },
    }),
    async allContentLoaded({ allContent, actions }) {
      tags = listTags(allContent);
      await actions.createData('index-tags.json', tags);
      await recordDocuments(documentsDir, i18n.currentLocale, siteDir, allContent);
    },
    async postBuild({ outDir }) {
      const languages = listLanguages(i18n);
      const { folder = '' } = languages.find(({ locale }) => locale === i18n.currentLocale) ?? {};
      const root = path.join(outDir, path.relative(folder, ''));
      const { titleDelimiter } = siteConfig;
      await writeIndexes({ root, languages, tags, documentsDir, titleDelimiter }, options);
    },
  };
}
