import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { languages, sourceLanguage } from '../i18n/languages.ts';
import { type GlossaryOptions, glossary } from '../plugins/glossary/index.ts';
import { currentLocale, siteMessages } from './current-locale.ts';

export function glossaryStep(): [typeof glossary, GlossaryOptions] {
  const read = (path: string) => parse(readFileSync(join(__dirname, path), 'utf8'));
  const [, ...others] = languages;
  return [
    glossary,
    {
      locale: currentLocale(),
      source: sourceLanguage.code,
      terms: read('../../contributing/glossary.yaml'),
      translations: Object.fromEntries(
        others.map(({ code }) => [code, read(`../i18n/${code}/glossary.yaml`)]),
      ),
      messages: siteMessages().glossary,
    },
  ];
}
