import { createRequire } from 'node:module';
import type { Plugin } from '@docusaurus/types';

const require = createRequire(import.meta.url);
const { getSwcJsMinimizerOptions } = require('@docusaurus/faster');

/**
 * A build is the same in any folder. The script that finds the others holds their digests while it is made smaller, and
 * those still tell the folder; the minifier names variables by how often a letter occurs, so the names told it, too.
 */
export default function reproducibleBuild(): Plugin {
  return {
    name: 'reproducible-build',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      const { SwcJsMinimizerRspackPlugin } = currentBundler.instance as unknown as {
        SwcJsMinimizerRspackPlugin: new (options: object) => object;
      };
      const minimizer = new SwcJsMinimizerRspackPlugin({
        test: /runtime~main/,
        minimizerOptions: { ...getSwcJsMinimizerOptions(), mangle: { disableCharFreq: true } },
      });
      return {
        // Before Docusaurus' own, which leaves alone what has been made smaller.
        mergeStrategy: { 'optimization.minimizer': 'prepend' },
        optimization: { minimizer: [minimizer as never] },
      };
    },
  };
}
