import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Config } from '@docusaurus/types';
import { languageOf } from './languages.ts';

interface Site {
  name: string;
  url: string;
  /** The first is that of the document and of `docs`; each of the others has a folder in `i18n`. */
  languages: string[];
  /** In the folder `api`. */
  document: string;
  /** Whether operations can be tried in their pages. */
  console: boolean;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const site: Site = JSON.parse(readFileSync(here('../site.json'), 'utf8'));
export const documentFile = here(`../api/${site.document}`);

const [first = 'en'] = site.languages;

export const isFirst = (language: string): boolean => language === first;

/** The folder of the domain that the site is mounted in, with a slash at both ends. */
export const basePath = `${new URL(site.url).pathname.replace(/\/$/, '')}/`;

export const i18n: NonNullable<Config['i18n']> = {
  defaultLocale: first,
  locales: site.languages,
  localeConfigs: Object.fromEntries(
    site.languages.map(code => {
      const { label, htmlLang } = languageOf(code);
      return [code, { label, htmlLang, direction: 'ltr' }];
    }),
  ),
};

/** What the addresses of a language start with, below the base. */
export const languageFolder = (language: string): string =>
  isFirst(language) ? '' : `${language}/`;

/** Docusaurus builds one language at a time and names it here; the development server says “undefined” for the first. */
export function currentLanguage(): string {
  const named = process.env.DOCUSAURUS_CURRENT_LOCALE;
  return named && named !== 'undefined' ? named : first;
}

/** Where the docs plugin reads the pages of a language. */
export const contentFolder = (language: string): string =>
  here(
    isFirst(language) ? '../docs' : `../i18n/${language}/docusaurus-plugin-content-docs/current`,
  );

/** The texts of the document in a language; the first one needs none. */
export const overlayOf = (language: string): string =>
  here(`../i18n/${language}/openapi.overlay.yaml`);
