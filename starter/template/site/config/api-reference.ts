import { existsSync } from 'node:fs';
import type { SpecsOptions } from '@easel/reference';
import { listUntranslated } from './list-untranslated.ts';
import { documentFile, overlayOf, site } from './site.ts';

const translated = site.languages.filter(language => existsSync(overlayOf(language)));

/** The document as pages of the docs plugin, once in each language. */
export const reference = {
  specs: [
    {
      path: documentFile,
      overlays: Object.fromEntries(translated.map(language => [language, overlayOf(language)])),
      sidebar: 'docs',
      downloads: [`/${site.document}`],
      console: site.console,
      extend: async ({ document, language }) => {
        await listUntranslated(document, language);
        return {};
      },
    },
  ],
} satisfies SpecsOptions;
