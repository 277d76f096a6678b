import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const self = fileURLToPath(import.meta.url);
const here = (file: string) => join(self, '..', `${file}.cjs`);
const dropConfig = here('drop-config');
const dropDescriptions = here('drop-descriptions');
const dropDocs = here('drop-docs');
const dropNames = here('drop-names');
const importDefault = here('import-default');
/** The bundler's cache does not see what is decided here. */
const buildDependencies = [self, dropConfig, dropDescriptions, dropDocs, dropNames, importDefault];

/** What Docusaurus sends to every reader, and nothing on our pages reads, stays behind. */
export default function leanData(): Plugin {
  return {
    name: 'lean-data',
    configureWebpack(config, isServer) {
      const { cache } = (config.experiments ?? {}) as { cache?: object };
      return {
        ...(cache && { experiments: { cache: { buildDependencies } } as object }),
        module: {
          rules: [
            {
              test: /[\\/]docusaurus-plugin-content-docs[\\/].*[\\/]p[\\/][^\\/]*\.json$/,
              use: [dropDocs],
            },
            ...(isServer
              ? []
              : [
                  { test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/, use: [dropConfig] },
                  { test: /[\\/]\.docusaurus[\\/]registry\.js$/, use: [dropNames] },
                  {
                    test: /[\\/]@docusaurus[\\/]theme-(classic|common)[\\/]lib[\\/].*\.js$/,
                    enforce: 'post' as const,
                    use: [dropDescriptions],
                  },
                  {
                    // It wants one of the thirty functions of a library that cannot be taken apart.
                    test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/,
                    resolve: { alias: { tslib$: importDefault } },
                  },
                ]),
          ],
        },
      };
    },
  };
}
