import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { languages, sourceLanguage } from '../i18n/languages.ts';
import { type GlossaryOptions, glossary } from '../plugins/glossary/index.ts';
import { sourcesDigest } from '../versioning/page-sources.ts';
import { sourceOf, translationsOf } from '../versioning/sources.ts';
import { currentLocale, siteMessages } from './current-locale.ts';

export function glossaryStep(): [typeof glossary, GlossaryOptions] {
  const locale = currentLocale();
  const digest = languages.map(({ code }) => sourcesDigest('Glossary', code)).join('');
  return [glossary, { locale, source: sourceLanguage.code, read, digest }];
}

const read: GlossaryOptions['read'] = version => {
  const yaml = (file: string) => parse(readFileSync(file, 'utf8'));
  const [, ...others] = languages;
  return {
    terms: yaml(sourceOf('glossary.yaml', version)),
    translations: Object.fromEntries(
      others.map(({ code }) => [code, yaml(join(translationsOf(code, version), 'glossary.yaml'))]),
    ),
    messages: siteMessages().glossary,
  };
};
