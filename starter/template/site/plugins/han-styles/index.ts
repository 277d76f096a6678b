import type { Plugin } from '@docusaurus/types';
import { languageOf } from '../../config/languages.ts';
import { site } from '../../config/site.ts';
import { nameHanLanguages } from '../post-css/name-han-languages.ts';

/** Style sheets say `:--han` for the languages that are written in Han characters. */
export default function hanStyles(): Plugin {
  const han = site.languages.map(languageOf).filter(language => language.han);
  return {
    name: 'han-styles',
    configurePostCss(options) {
      options.plugins.push({
        postcssPlugin: 'name-han-languages',
        Once: nameHanLanguages(han.map(({ htmlLang }) => htmlLang)),
      });
      return options;
    },
  };
}
