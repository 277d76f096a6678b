import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { I18n } from '@docusaurus/types';
import { type WriteOptions, writeIndex } from '@easel/search';
import {
  addAliases,
  dropRepeated,
  type TaggedSections,
  weighSections,
} from './compare-sections.ts';
import { readDocuments } from './docs-content.ts';
import { extractSections, givenSections } from './extract-sections.ts';
import { sectionsBeside } from './given-sections.ts';
import { hanData } from './han-data.ts';
import type { GivenPage, ReaderNames, SearchPluginOptions } from './options.ts';
import { listPages, type Page } from './read-page.ts';
import { addReaderNames } from './reader-names.ts';

export interface BuiltSite {
  /** Where the default language is. */
  root: string;
  languages: BuiltLanguage[];
  /** Those of the indexes to write. */
  tags: string[];
  /** Where it is kept which file a document is written in. */
  documentsDir: string;
  titleDelimiter: string;
}

export interface BuiltLanguage {
  locale: string;
  /** Inside that of the default language. */
  folder: string;
  baseUrl: string;
}

/** Docusaurus puts a language into the folder that its base URL adds to that of the site. */
export function listLanguages(i18n: I18n): BuiltLanguage[] {
  const urlOf = (locale: string) => i18n.localeConfigs[locale]?.baseUrl ?? '/';
  const languages = i18n.locales.map(locale => {
    const added = urlOf(locale).replace(urlOf(i18n.defaultLocale), '');
    return { locale, folder: added.replace(/^\/|\/$/g, ''), baseUrl: urlOf(locale) };
  });
  // Built alone, a language is put where the default one would be.
  const current = languages.find(({ locale }) => locale === i18n.currentLocale);
  return languages.filter(one => one === current || one.folder !== current?.folder);
}

/**
 * Each language needs the headings of the others, and they are built one after the other, in any order: whichever is
 * built last finds all and writes all. `target` is where the files go, if not beside the pages.
 */
export async function writeIndexes(
  site: BuiltSite,
  options: SearchPluginOptions,
  target = site.root,
): Promise<void> {
  const languages = await readLanguages(site, options);
  const names = new Map<string, ReaderNames>();
  for (const { locale } of site.languages)
    names.set(locale, (await options.readerNames?.(locale)) ?? {});
  const common = site.languages.find(({ folder }) => folder === '')?.locale ?? '';
  for (const { locale, folder, baseUrl, sections } of languages) {
    const others = languages.filter(language => language.folder !== folder);
    const findable = others.reduce(
      (found, other) =>
        addAliases(found, baseUrl, other.sections, other.baseUrl, other.locale === common),
      sections,
    );
    const foreign = locale === common ? [] : [names.get(common) ?? {}];
    const named = addReaderNames(findable, baseUrl, names.get(locale) ?? {}, foreign);
    const han = isChinese(locale) ? hanData([...named.values()].flat()) : undefined;
    const given = [names.get(locale) ?? {}, ...foreign];
    const asides = [...new Set(given.flatMap(({ asides = [] }) => asides))];
    const alike = given.flatMap(({ alike = [] }) => alike).map(group => group.join(' '));
    const fillers = [...new Set(given.flatMap(({ fillers = [] }) => fillers))];
    const said = { asides, alike, fillers, han };
    await writeIndexFiles(path.join(target, folder), site.tags, named, said);
  }
}

/** Sounds and old forms of characters are those of Chinese; Japanese writes them among others. */
const isChinese = (locale: string): boolean =>
  /^Han[st]$/.test(new Intl.Locale(locale).maximize().script ?? '');

async function readLanguages(site: BuiltSite, options: SearchPluginOptions) {
  const codes = new Map<string, Set<string>>();
  for (const tag of site.tags) codes.set(tag, new Set(await options.errorCodes?.(tag)));
  const isError = (tag: string) => (name: string) => codes.get(tag)?.has(name) ?? false;
  const read: (BuiltLanguage & { sections: TaggedSections })[] = [];
  for (const language of site.languages) {
    if (!existsSync(path.join(site.root, language.folder, 'index.html'))) continue;
    read.push({ ...language, sections: await readSections(site, language, options, isError) });
  }
  return read;
}

async function readSections(
  { root, languages, documentsDir, titleDelimiter }: BuiltSite,
  { locale, folder, baseUrl }: BuiltLanguage,
  { sectionsOf = sectionsBeside, worthOf, headingOnly }: SearchPluginOptions,
  isError: (tag: string) => (name: string) => boolean,
): Promise<TaggedSections> {
  const otherFolders = languages.map(other => other.folder).filter(other => other !== folder);
  const pages = await listPages(path.join(root, folder), otherFolders, titleDelimiter);
  const given = new Map<string, GivenPage>();
  for (const [route, file] of await readDocuments(documentsDir, locale)) {
    const page = await sectionsOf(file);
    if (page) given.set(route, page);
  }
  const rank = (page: Page) => given.get(page.route)?.rank ?? 0;
  const byTag: TaggedSections = new Map();
  for (const page of pages.sort((a, b) => rank(a) - rank(b))) {
    const own = given.get(page.route);
    const rules = { isError: isError(page.indexTag), headingOnly };
    const sections = own ? givenSections(page, own, rules) : extractSections(page, rules);
    byTag.set(page.indexTag, [...(byTag.get(page.indexTag) ?? []), ...sections]);
  }
  return new Map(
    [...byTag].map(([tag, sections]) => [
      tag,
      weighSections(dropRepeated(sections), baseUrl, worthOf),
    ]),
  );
}

/** `search-index-{tag}.json`, and its shards beside it when it is too large for one file. */
async function writeIndexFiles(
  folder: string,
  tags: readonly string[],
  sections: TaggedSections,
  { asides, ...ofLanguage }: Pick<WriteOptions, 'asides' | 'alike' | 'fillers' | 'han'>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  // What is said about sounds and words is for all indexes of a language, so the largest of them carries it.
  const largest = [...sections].sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
  for (const tag of tags) {
    const { file, shards } = writeIndex(sections.get(tag) ?? [], {
      compressedSize: json => gzipSync(json).length,
      asides,
      ...(tag === largest && ofLanguage),
    });
    const name = path.join(folder, `search-index-${tag}`);
    await writeFile(`${name}.json`, JSON.stringify(file));
    // Those of the language built first are written again when the other is there.
    await rm(name, { recursive: true, force: true });
    if (shards.length > 0) await mkdir(name, { recursive: true });
    for (const shard of shards) {
      await writeFile(path.join(name, `${shard.name}.json`), JSON.stringify(shard.content));
    }
  }
}
