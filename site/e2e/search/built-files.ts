import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type IndexFile, openIndex, type SearchDocument } from '@easel/search';
import { documentsFolder } from '@easel/search/docusaurus/docs-content.ts';
import type { BuiltSite } from '@easel/search/docusaurus/write-indexes.ts';
import type { Locale } from '../site-test.ts';

export const indexTags = ['default', 'docs-default-current'];

const build = fileURLToPath(new URL('../../build/', import.meta.url));

/** What the plugin knows of the built site, to write its indexes again. */
export const builtSite: BuiltSite = {
  root: build,
  languages: [
    { locale: 'en', folder: '', baseUrl: '/' },
    { locale: 'zh', folder: 'zh', baseUrl: '/zh/' },
  ],
  tags: indexTags,
  documentsDir: documentsFolder(path.join(build, '../.docusaurus')),
  titleDelimiter: '·',
};

/** A file of the built site in this language, parsed. */
export const readBuilt = (locale: Locale, name: string): unknown =>
  JSON.parse(readFileSync(path.join(build, locale === 'zh' ? 'zh' : '', name), 'utf8'));

export const builtDocuments = (locale: Locale): SearchDocument[] =>
  indexTags.flatMap(tag => [
    ...openIndex(readBuilt(locale, `search-index-${tag}.json`) as IndexFile).documents,
  ]);
