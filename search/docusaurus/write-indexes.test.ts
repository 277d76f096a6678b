import type { I18n } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { listLanguages } from './write-indexes.ts';

const built = (currentLocale: string, baseUrls: Record<string, string>) =>
  listLanguages({
    currentLocale,
    defaultLocale: 'en',
    locales: Object.keys(baseUrls),
    localeConfigs: Object.fromEntries(
      Object.entries(baseUrls).map(([locale, baseUrl]) => [locale, { baseUrl }]),
    ),
  } as unknown as I18n);

it.each(['/', '/project/'])('finds each language in a folder of its own under %s', baseUrl => {
  expect(built('fr', { en: baseUrl, fr: `${baseUrl}fr/` })).toEqual([
    { locale: 'en', folder: '', baseUrl },
    { locale: 'fr', folder: 'fr', baseUrl: `${baseUrl}fr/` },
  ]);
});

it('takes a language that is built alone for the only one', () => {
  expect(built('fr', { en: '/', fr: '/' })).toEqual([{ locale: 'fr', folder: '', baseUrl: '/' }]);
});
