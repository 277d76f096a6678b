import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { languageTag } from '../../i18n/languages.ts';
import { loadContractData } from '../../remark/contract-tables/contract-data.ts';
import { namesIn } from '../../remark/contract-tables/tables/changes.ts';
import { listVersions, pathIn } from '../../versioning/sources.ts';
import { writeFeeds } from './write-feed.ts';

interface Options {
  /** The address of the change log, without a language. */
  page: string;
}

/** Publishes the releases of the contract as feeds beside the change log, in the language of the page. */
export default function changeFeeds(context: LoadContext, { page }: Options): Plugin {
  const { siteConfig, baseUrl, i18n } = context;
  return {
    name: 'change-feeds',
    async postBuild({ outDir }) {
      const root = `${siteConfig.url}${baseUrl}`.replace(/\/$/, '');
      const language = languageTag(i18n.currentLocale);
      for (const version of [undefined, ...listVersions()]) {
        const data = await loadContractData(i18n.currentLocale, version);
        const own = pathIn(version, page);
        const files = writeFeeds(data.releases, namesIn(data), { root, page: own, language });
        const folder = join(outDir, own);
        await mkdir(folder, { recursive: true });
        for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
      }
    },
  };
}
