import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Gives the texts that live parts fetch (`new URL('./words/en.json', import.meta.url)`) a place and a hash. */
export default function wordFiles(): Plugin {
  return {
    name: 'word-files',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/](words|messages)[\\/]\w+\.json$/,
            dependency: 'url',
            type: 'asset/resource',
            use: [path.join(__dirname, 'minify-json.cjs')],
            generator: { filename: 'assets/words/[name].[contenthash:8][ext]' },
          },
        ],
      },
    }),
  };
}
