import { existsSync } from 'node:fs';
import path from 'node:path';
import { addAliases } from './add-aliases.ts';
import { readGiven } from './given-sections.ts';
import { readSections, type TaggedSections } from './read-sections.ts';
import type { SectionRules } from './section-start.ts';
import { writeIndexFiles } from './write-index-files.ts';

export interface BuiltSite {
  /** Where the default language is; the others lie in folders of their name inside it. */
  root: string;
  defaultLocale: string;
  locales: string[];
  /** Those of the indexes to write. */
  tags: string[];
  /** Where it is kept which pages say what they hold. */
  givenDir: string;
}

/**
 * Each language needs the headings of the others, and they are built one after the other, in any order: whichever is
 * built last finds all and writes all. `target` is where the files go, if not beside the pages.
 */
export async function writeIndexes(
  site: BuiltSite,
  rules: (tag: string) => SectionRules,
  target = site.root,
): Promise<void> {
  const languages = await readLanguages(site, rules);
  for (const { folder, baseUrl, sections } of languages) {
    const others = languages.filter(language => language.folder !== folder);
    const findable = others.reduce(
      (found, other) => addAliases(found, baseUrl, other.sections, other.baseUrl),
      sections,
    );
    await writeIndexFiles(path.join(target, folder), site.tags, findable);
  }
}

interface Language {
  folder: string;
  baseUrl: string;
  sections: TaggedSections;
}

async function readLanguages(
  { root, defaultLocale, locales, givenDir }: BuiltSite,
  rules: (tag: string) => SectionRules,
): Promise<Language[]> {
  const languages: Language[] = [];
  for (const locale of locales) {
    const folder = locale === defaultLocale ? '' : locale;
    if (!existsSync(path.join(root, folder, 'index.html'))) continue;
    const others = locales.filter(other => other !== locale);
    const baseUrl = folder ? `/${folder}/` : '/';
    languages.push({
      folder,
      baseUrl,
      sections: await readSections(
        path.join(root, folder),
        others,
        rules,
        await readGiven(givenDir, locale),
        baseUrl,
      ),
    });
  }
  return languages;
}
