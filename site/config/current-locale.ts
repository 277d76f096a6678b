import type english from '@messages/site.json';
import { languageOf, pathPrefix, sourceLanguage } from '../i18n/languages.ts';
import { readMessages } from '../i18n/translations.ts';

/** Docusaurus builds one language at a time and names it here. */
export function currentLocale(): string {
  return languageOf(process.env.DOCUSAURUS_CURRENT_LOCALE || sourceLanguage.code).code;
}

/** What the configuration says to readers. */
export function siteMessages(): typeof english {
  return readMessages(currentLocale(), 'site');
}

/** Where the current language is served; Docusaurus does not prefix head tags. */
export function localeBaseUrl(): string {
  return `${pathPrefix(currentLocale())}/`;
}
