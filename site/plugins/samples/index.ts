import type { Plugin } from '@docusaurus/types';

/** Markup of samples: text while the server renders, an address in the browser, as with reference pages. */
export default function samplesPlugin(
  _context: unknown,
  { samplesDir, markupDir }: { samplesDir: string; markupDir: string },
): Plugin {
  return {
    name: 'samples',
    getPathsToWatch: () => [`${samplesDir}/*/*`, `${samplesDir}/languages.yaml`],
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /\.html$/,
            include: markupDir,
            type: isServer ? 'asset/source' : 'asset/resource',
            generator: isServer ? {} : { filename: 'assets/samples/[name].[contenthash:8].html' },
          },
        ],
      },
    }),
  };
}
