import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { makeCollections, type Words } from '@easel/collections';
import { loadContract } from '@easel/contract';
import { pathPrefix } from '../../i18n/languages.ts';
import { contractIn, readMessages } from '../../i18n/translations.ts';
import { docsRoute, listVersions, type Version } from '../../versioning/sources.ts';
import { listWorkflows } from './list-workflows.ts';

/** Publishes what other people's tools import, beside the contract it is made of, in each language and version. */
export default function collectionFiles({ i18n, siteConfig }: LoadContext): Plugin {
  const locale = i18n.currentLocale;
  return {
    name: 'collection-files',
    async postBuild({ outDir }) {
      for (const version of [undefined, ...listVersions()]) {
        const route = version ? docsRoute(version) : '';
        const address = `${siteConfig.url}${pathPrefix(locale)}${route}/collections/`;
        const files = await collectionsIn(locale, version, address);
        await writeFiles(join(outDir, route, 'collections'), files);
      }
    },
  };
}

export async function collectionsIn(locale: string, version: Version, address: string) {
  const document = await loadContract(contractIn(locale, version));
  const words = readMessages<Words>(locale, 'collections');
  return makeCollections(document, listWorkflows(document, locale, version), words, address);
}

/** With what `sha256sum --check` reads. */
async function writeFiles(folder: string, files: Map<string, string | Uint8Array>): Promise<void> {
  const sums: string[] = [];
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
    sums.push(`${createHash('sha256').update(content).digest('hex')}  ${name}\n`);
  }
  await writeFile(join(folder, 'sha256sums.txt'), sums.join(''));
}
