import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { basePath } from '../../config/base-path.ts';
import { languages } from '../../i18n/languages.ts';
import { dropUnusedRules } from './drop-unused-rules.ts';
import { nameHanLanguages } from './name-han-languages.ts';

const lists = ['./unused-families.ts', '../../i18n/languages.ts'].map(file =>
  fileURLToPath(new URL(file, import.meta.url)),
);

/** What happens to style sheets before they are bundled. */
export default function postCss(): Plugin {
  const han = languages.filter(({ typesetting }) => typesetting === 'han');
  return {
    name: 'post-css',
    configurePostCss(options) {
      options.plugins.push(
        { postcssPlugin: 'drop-unused-rules', Once: dropUnusedRules },
        {
          postcssPlugin: 'name-han-languages',
          Once: nameHanLanguages(han.map(({ htmlLang }) => htmlLang)),
        },
        {
          postcssPlugin: 'mount-fonts',
          Declaration(declaration: { value: string }) {
            const { value } = declaration;
            if (basePath === '/' || !value.includes("url('/fonts/")) return;
            declaration.value = value.replaceAll("url('/fonts/", `url('${basePath}fonts/`);
          },
        },
      );
      return options;
    },
    // The bundler's cache cannot see into the functions above: without this a changed list would have no effect.
    configureWebpack(config) {
      const { cache } = (config.experiments ?? {}) as { cache?: object };
      return cache ? ({ experiments: { cache: { buildDependencies: lists } } } as object) : {};
    },
  };
}
