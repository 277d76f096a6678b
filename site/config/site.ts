import type { Config } from '@docusaurus/types';
import { languages, sourceLanguage } from '../i18n/languages.ts';
import { siteMessages } from './current-locale.ts';

export const siteUrl = 'https://docs.easel.example';
export const repositoryUrl = 'https://code.easel.example/easel/docs';

export function siteIdentity() {
  return {
    title: 'Easel',
    tagline: siteMessages().tagline,
    url: siteUrl,
    baseUrl: '/',
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
