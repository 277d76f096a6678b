import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listSources, type PageElement, pageElements } from '../../versioning/page-sources.ts';
import { contentFolder } from '../../versioning/sources.ts';

/** Tells the development server what pages are made from besides their own text. */
export default function pageSources({ siteDir, i18n: { currentLocale } }: LoadContext): Plugin {
  return {
    name: 'page-sources',
    configureWebpack: ({ mode }) => {
      if (mode !== 'development') return {};
      const options = {
        elements: pageElements,
        listSources: (element: PageElement) => listSources(element, currentLocale),
      };
      const use = [{ loader: join(__dirname, 'add-sources.cjs'), options }];
      // Docusaurus takes every rule for pages as one that compiles those it includes.
      const include = [join(siteDir, 'docs'), contentFolder(currentLocale, undefined)];
      return { module: { rules: [{ test: /\.mdx?$/, include, enforce: 'pre', use }] } };
    },
  };
}
