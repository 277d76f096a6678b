import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { languages, sourceLanguage } from '../i18n/languages.ts';
import { type GlossaryOptions, glossary } from '../plugins/glossary/index.ts';
import { listVersions, sourceOf, translationsOf, type Version } from '../versioning/sources.ts';
import { currentLocale, siteMessages } from './current-locale.ts';

export function glossaryStep(): [typeof glossary, GlossaryOptions] {
  const versions = [undefined, ...listVersions()].map(version => [version ?? '', words(version)]);
  return [
    glossary,
    {
      locale: currentLocale(),
      source: sourceLanguage.code,
      versions: Object.fromEntries(versions),
      messages: siteMessages().glossary,
    },
  ];
}

function words(version: Version) {
  const read = (file: string) => parse(readFileSync(file, 'utf8'));
  const [, ...others] = languages;
  return {
    terms: read(sourceOf('glossary.yaml', version)),
    translations: Object.fromEntries(
      others.map(({ code }) => [code, read(join(translationsOf(code, version), 'glossary.yaml'))]),
    ),
  };
}
