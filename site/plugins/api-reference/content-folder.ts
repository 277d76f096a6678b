import { join } from 'node:path';

const folders = { en: 'docs', zh: 'i18n/zh/docusaurus-plugin-content-docs/current' };

/** Where the docs plugin reads the pages of a language. */
export function contentFolder(siteDir: string, locale: keyof typeof folders): string {
  return join(siteDir, folders[locale]);
}
