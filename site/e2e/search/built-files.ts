import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { IndexFile, SearchDocument } from '@easel/search';
import type { Locale } from '../site-test.ts';

export const indexTags = ['default', 'docs-default-current'];

/** A file of the built site in this language, parsed. */
export function readBuilt(locale: Locale, name: string): unknown {
  const folder = new URL(`../../build/${locale === 'zh' ? 'zh/' : ''}`, import.meta.url);
  return JSON.parse(readFileSync(fileURLToPath(new URL(name, folder)), 'utf8'));
}

export const builtDocuments = (locale: Locale): SearchDocument[] =>
  indexTags.flatMap(tag => [
    ...(readBuilt(locale, `search-index-${tag}.json`) as IndexFile).documents,
  ]);
