import type { Section } from '@easel/search';
import { dropRepeated } from './drop-repeated.ts';
import { extractSections, givenSections } from './extract-sections.ts';
import type { GivenPages } from './given-sections.ts';
import { listPages } from './list-pages.ts';
import type { Page } from './page.ts';
import type { SectionRules } from './section-start.ts';
import { weighSections } from './weigh-sections.ts';

/** By the tag of the index they belong to. */
export type TaggedSections = Map<string, Section[]>;

export async function readSections(
  folder: string,
  otherLocales: string[],
  rules: (tag: string) => SectionRules,
  given: GivenPages,
  baseUrl: string,
): Promise<TaggedSections> {
  const byTag: TaggedSections = new Map();
  const pages = await listPages(folder, otherLocales);
  const rank = (page: Page) => given.get(page.route)?.rank ?? 0;
  for (const page of pages.sort((a, b) => rank(a) - rank(b))) {
    const own = given.get(page.route);
    const sections = own ? givenSections(page, own) : extractSections(page, rules(page.indexTag));
    byTag.set(page.indexTag, [...(byTag.get(page.indexTag) ?? []), ...sections]);
  }
  return new Map(
    [...byTag].map(([tag, sections]) => [tag, weighSections(dropRepeated(sections), baseUrl)]),
  );
}
