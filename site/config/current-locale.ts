import type english from '@messages/site.json';
import { languageOf, pathPrefix, sourceLanguage } from '../i18n/languages.ts';
import { readMessages } from '../i18n/translations.ts';

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
  return `${pathPrefix(currentLocale())}/`;
}
