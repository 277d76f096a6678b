import type { Section } from '@easel/search';
import type { TaggedSections } from './read-sections.ts';

/** The same heading in another language: pages and anchors have the same names in all. */
export function addAliases(
  sections: TaggedSections,
  baseUrl: string,
  others: TaggedSections,
  otherBaseUrl: string,
): TaggedSections {
  const otherPlace = placesUnder(otherBaseUrl);
  const titles = new Map(
    [...others.values()].flat().map(section => [otherPlace(section), titleOf(section)]),
  );
  const place = placesUnder(baseUrl);
  const withAlias = (section: Section): Section => {
    const title = titles.get(place(section));
    if (!title || title === titleOf(section)) return section;
    return { ...section, aliases: [...(section.aliases ?? []), title] };
  };
  return new Map([...sections].map(([tag, list]) => [tag, list.map(withAlias)]));
}

const titleOf = ({ sectionTitle, pageTitle }: Section) => sectionTitle || pageTitle;

/** Headings without an anchor share the address of their page; they are told apart by their order. */
function placesUnder(baseUrl: string): (section: Section) => string {
  const seen = new Map<string, number>();
  return ({ sectionRoute }) => {
    const route = sectionRoute.slice(baseUrl.length);
    const count = (seen.get(route) ?? 0) + 1;
    seen.set(route, count);
    return `${route} ${count}`;
  };
}
