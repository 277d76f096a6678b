import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';

const require = createRequire(import.meta.url);
const self = fileURLToPath(import.meta.url);

/** Keeps Prism out of the browser's first load: src/theme/CodeBlock/Content says how. */
export default function leanHighlighting({ siteDir }: LoadContext): Plugin {
  const theme = join(require.resolve('@docusaurus/theme-classic/package.json'), '..');
  const nothing = join(siteDir, 'highlight/no-highlight.ts');
  return {
    name: 'lean-highlighting',
    configureWebpack(config, isServer, { currentBundler }) {
      const { cache } = (config.experiments ?? {}) as { cache?: object };
      return {
        // The bundler's cache does not see what this function decides.
        ...(cache && { experiments: { cache: { buildDependencies: [self] } } as object }),
        plugins: [
          // While pages are rendered, chunks do not share one global; the grammars get Prism as an import instead.
          new currentBundler.instance.ProvidePlugin({
            Prism: [join(siteDir, 'highlight/prism.ts'), 'Prism'],
          }),
        ],
        resolve: {
          alias: {
            // Every page would load it to teach Prism more languages.
            [join(theme, 'lib/prism-include-languages')]: nothing,
            // The whole path: `@site/…` would be taken by Docusaurus' own alias, which comes before this one.
            ...(!isServer && { [join(siteDir, 'highlight/highlight-on-server')]: nothing }),
          },
        },
      };
    },
  };
}
