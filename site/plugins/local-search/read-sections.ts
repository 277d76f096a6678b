import type { Section } from '@easel/search';
import { dropRepeated } from './drop-repeated.ts';
import { extractSections } from './extract-sections.ts';
import { listPages } from './list-pages.ts';
import type { SectionRules } from './section-start.ts';
import { weighSections } from './weigh-sections.ts';

/** By the tag of the index they belong to. */
export type TaggedSections = Map<string, Section[]>;

export async function readSections(
  folder: string,
  otherLocales: string[],
  rules: SectionRules,
): Promise<TaggedSections> {
  const byTag: TaggedSections = new Map();
  const pages = await listPages(folder, otherLocales);
  for (const page of pages.sort((a, b) => rules.rank(a) - rules.rank(b))) {
    const sections = byTag.get(page.indexTag) ?? [];
    byTag.set(page.indexTag, [...sections, ...extractSections(page, rules)]);
  }
  return new Map([...byTag].map(([tag, sections]) => [tag, weighSections(dropRepeated(sections))]));
}
