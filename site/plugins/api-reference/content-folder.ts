import { join } from 'node:path';
import { sourceLanguage } from '../../i18n/languages.ts';

/** Where the docs plugin reads the pages of a language. */
export function contentFolder(siteDir: string, locale: string): string {
  return locale === sourceLanguage.code
    ? join(siteDir, 'docs')
    : join(siteDir, 'i18n', locale, 'docusaurus-plugin-content-docs/current');
}
