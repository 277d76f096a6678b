import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sheetRules } from '@easel/search/docusaurus/sheet-rules.ts';
import { basePath } from '../../config/base-path.ts';
import { messageFile } from '../../i18n/translations.ts';

const contractData = {
  test: /[\\/]sandbox[\\/]generated[\\/]contract-data\.json$/,
  // Not of a worker, which is one file.
  chunks: (chunk: { hasRuntime(): boolean }) => !chunk.hasRuntime(),
  minChunks: 2,
  enforce: true,
};

/** What live parts need of the bundler: their messages in the language of the page, and styles that come with them. */
export default function islands({ siteDir, i18n: { currentLocale } }: LoadContext): Plugin {
  return {
    name: 'islands',
    configureWebpack: (config, isServer, { currentBundler }) => ({
      plugins: [
        // For files that all languages share, where no component can ask Docusaurus.
        new currentBundler.instance.DefinePlugin({ SITE_BASE: JSON.stringify(basePath) }),
      ],
      // Several live parts use it, and each would carry its own copy.
      ...(!isServer && {
        optimization: { splitChunks: { cacheGroups: { contractData } } },
        // A script that does not come is given up and the reader told, not after two minutes, which is the default.
        output: { chunkLoadTimeout: 30_000 },
      }),
      mergeStrategy: { 'module.rules': 'replace' },
      resolve: {
        alias: {
          '@messages/signing.json': messageFile(currentLocale, 'signing'),
          '@messages': join(siteDir, 'i18n', currentLocale, 'messages'),
        },
      },
      module: {
        rules: [
          ...sheetRules(config.module?.rules ?? [], /\.island\.css$/),
          {
            test: /\.json$/,
            dependency: 'url',
            type: 'asset/resource',
            use: [join(__dirname, 'minify-json.cjs')],
            generator: { filename: 'assets/messages/[name].[contenthash:8].json' },
          },
        ],
      },
    }),
  };
}
