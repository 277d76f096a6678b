import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { dropUnusedRules } from './drop-unused-rules.ts';

const list = fileURLToPath(new URL('./unused-families.ts', import.meta.url));

export default function leanInfima(): Plugin {
  return {
    name: 'lean-infima',
    configurePostCss(options) {
      options.plugins.push({ postcssPlugin: 'lean-infima', Once: dropUnusedRules });
      return options;
    },
    // The bundler's cache cannot see into the function above: without this a changed list would have no effect.
    configureWebpack(config) {
      const { cache } = (config.experiments ?? {}) as { cache?: object };
      return cache ? ({ experiments: { cache: { buildDependencies: [list] } } } as object) : {};
    },
  };
}
