import type { Plugin } from '@docusaurus/types';

/**
 * Files that pages import, by what their names end with. `.markup.html` is text while the server renders and an address
 * in the browser, so that it is sent once and not walked by hydration; `.data.json` is an address in both, fetched when
 * it is needed.
 */
export default function staticMarkup(): Plugin {
  return {
    name: 'static-markup',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /\.markup\.html$/,
            type: isServer ? 'asset/source' : 'asset/resource',
            generator: isServer ? {} : { filename: 'assets/markup/[name].[contenthash:8].html' },
          },
          {
            test: /\.data\.json$/,
            type: 'asset/resource',
            generator: { filename: 'assets/data/[name].[contenthash:8].json', emit: !isServer },
          },
        ],
      },
    }),
  };
}
