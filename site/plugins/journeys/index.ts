import type { LoadContext, Plugin } from '@docusaurus/types';

export interface JourneysOptions {
  journeysDir: string;
  outDir: string;
}

/** Markup of journeys: text while the server renders, an address in the browser. Their data: an address. */
export default function journeysPlugin(
  _context: LoadContext,
  { journeysDir, outDir }: JourneysOptions,
): Plugin {
  return {
    name: 'journeys',
    getPathsToWatch: () => [`${journeysDir}/**/*.yaml`],
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /\.html$/,
            include: outDir,
            type: isServer ? 'asset/source' : 'asset/resource',
            generator: isServer ? {} : { filename: 'assets/journeys/[name].[contenthash:8].html' },
          },
          {
            test: /\.json$/,
            include: outDir,
            type: 'asset/resource',
            generator: {
              filename: 'assets/journeys/[name].[contenthash:8].json',
              emit: !isServer,
            },
          },
        ],
      },
    }),
  };
}
