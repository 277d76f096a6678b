import type { Config } from '@docusaurus/types';
import type english from '@messages/site.json';
import { languageOf, languages, sourceLanguage } from '../i18n/languages.ts';
import { readMessages } from '../i18n/translations.ts';
import { addressPrefix, basePath } from './base-path.ts';

export const siteUrl = 'https://docs.easel.example';
export const repositoryUrl = 'https://code.easel.example/easel/docs';
/** Where the console sends a signed request if the reader says so, and where files and pictures then go and come from. */
export const apiHosts = [
  'https://api.easel.example',
  'https://upload.easel.example',
  'https://media.easel.example',
];

export function siteIdentity() {
  return {
    title: 'Easel',
    tagline: siteMessages().tagline,
    url: siteUrl,
    baseUrl: basePath,
    favicon: 'img/favicon.svg',
  };
}

export const i18n: NonNullable<Config['i18n']> = {
  defaultLocale: sourceLanguage.code,
  locales: languages.map(({ code }) => code),
  localeConfigs: Object.fromEntries(
    languages.map(({ code, label, htmlLang, direction }) => [
      code,
      // Its folder holds messages only; without this Docusaurus would look for translated pages there.
      { label, htmlLang, direction, translate: code !== sourceLanguage.code },
    ]),
  ),
};

export const markdown: NonNullable<Config['markdown']> = {
  format: 'mdx',
  emoji: false,
  hooks: {
    onBrokenMarkdownLinks: 'warn',
    onBrokenMarkdownImages: 'throw',
  },
};

/** Docusaurus builds one language at a time and names it here; the development server says “undefined” for the first. */
export function currentLocale(): string {
  const named = process.env.DOCUSAURUS_CURRENT_LOCALE;
  return named && named !== 'undefined' ? languageOf(named).code : sourceLanguage.code;
}

/** What the configuration says to readers. */
export function siteMessages(): typeof english {
  return readMessages(currentLocale(), 'site');
}

/** Where the current language is served; Docusaurus does not prefix head tags. */
export function localeBaseUrl(): string {
  return `${addressPrefix(currentLocale())}/`;
}
