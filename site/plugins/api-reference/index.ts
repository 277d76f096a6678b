import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { contentFolder } from './content-folder.ts';
import { contractFolder } from './contract-folder.ts';
import { generateReference } from './generate-reference.ts';
import type { ReferenceOptions } from './read-reference.ts';
import { generatedFolder } from './read-sidebar.ts';
import { writeContract } from './write-contract.ts';
import { writeErrors } from './write-errors.ts';

export type ApiReferenceOptions = Omit<ReferenceOptions, 'siteDir'> & { editUrl: string };

/** Stands before the docs plugin in the list, so that the pages are on disk when it looks for them. */
export default async function apiReference(
  { siteDir }: LoadContext,
  options: ApiReferenceOptions,
): Promise<Plugin> {
  const generate = () => generateReference({ ...options, siteDir });
  await generate();
  let fresh = true;
  return {
    name: 'api-reference',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getPathsToWatch: () => [`${contractFolder(siteDir)}/**/*.yaml`],
    async loadContent() {
      if (!fresh) await generate();
      fresh = false;
    },
    configureWebpack(_config, isServer) {
      const include = (['en', 'zh'] as const).map(locale =>
        join(contentFolder(siteDir, locale), generatedFolder),
      );
      return {
        module: {
          rules: [
            {
              // Fetched by the console on demand; the page knows only the address.
              test: /\.form\.json$/,
              include,
              type: 'asset/resource',
              generator: {
                filename: 'assets/reference/[name].[contenthash:8].json',
                emit: !isServer,
              },
            },
            {
              test: /\.html$/,
              include,
              // The server writes the markup into the page; the browser gets only its address.
              type: isServer ? 'asset/source' : 'asset/resource',
              generator: isServer
                ? {}
                : { filename: 'assets/reference/[name].[contenthash:8].html' },
            },
          ],
        },
      };
    },
    async postBuild({ outDir, i18n }) {
      const locale = i18n.currentLocale === 'zh' ? 'zh' : 'en';
      await Promise.all([writeErrors(outDir, locale), writeContract(outDir, locale)]);
    },
  };
}
