import type { LoadContext, Plugin } from '@docusaurus/types';
import { findGaps } from '../../i18n/find-gaps.ts';

/** Stops the build of a language that is not complete. Docusaurus would show its reader the first language instead. */
export default function translations({ siteDir, i18n: { currentLocale } }: LoadContext): Plugin {
  return {
    name: 'translations',
    getPathsToWatch: () => [`${siteDir}/i18n/*/messages/*.json`],
    loadContent() {
      const gaps = findGaps(siteDir, currentLocale);
      if (gaps.length > 0)
        throw new Error(`site/i18n/${currentLocale} is not complete:\n${gaps.join('\n')}`);
    },
  };
}
