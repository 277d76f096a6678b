import { createRequire } from 'node:module';
import type { LoadContext, Plugin } from '@docusaurus/types';

const require = createRequire(import.meta.url);
const { getSwcJsMinimizerOptions } = require('@docusaurus/faster');

interface Minimizers {
  SwcJsMinimizerRspackPlugin: new (options: object) => never;
}

/** A commit gives the same files in any folder, with a cache and without. */
export default function reproducibleBuild({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'reproducible-build',
    configureWebpack(config, isServer, { currentBundler }) {
      const { cache } = (config.experiments ?? {}) as { cache?: { version: string } };
      // Links of pages hold it. A language that is built alone is at the root, and its pages must not be taken for those
      // of a build with all languages.
      const experiments = cache && { cache: { version: `${cache.version} at ${baseUrl}` } };
      return {
        ...(experiments && { experiments: experiments as object }),
        ...(!isServer && {
          // Before Docusaurus' own, which leaves alone what has been made smaller.
          mergeStrategy: { 'optimization.minimizer': 'prepend' },
          optimization: { minimizer: [runtimeMinimizer(currentBundler.instance as never)] },
        }),
      };
    },
  };
}

/**
 * The script that finds the others holds their digests while it is made smaller, and those still tell the folder. The
 * minifier names variables by how often a letter occurs, so the names would tell it, too.
 */
function runtimeMinimizer({ SwcJsMinimizerRspackPlugin }: Minimizers): never {
  return new SwcJsMinimizerRspackPlugin({
    test: /runtime~main/,
    minimizerOptions: { ...getSwcJsMinimizerOptions(), mangle: { disableCharFreq: true } },
  });
}
