import type { Section } from '@easel/search';

/** By the tag of the index they belong to. */
export type TaggedSections = Map<string, Section[]>;

/** “The request”, “Errors”: on so many pages a heading names a part of its page and no subject. */
const RECURRING_FROM = 3;
const RECURRING = 0.8;

/**
 * A shared schema is written out on every page that uses it. What is said of a field in the same words is one
 * result, on the first of these pages: a list of ten equal answers helps nobody, and would double the index.
 */
export function dropRepeated(sections: readonly Section[]): Section[] {
  const said = new Set<string>();
  return sections.filter(({ kind, sectionTitle, content }) => {
    if (!kind || !sectionTitle) return true;
    const words = JSON.stringify([kind, sectionTitle, content]);
    if (said.has(words)) return false;
    said.add(words);
    return true;
  });
}

/** What a section is worth beside others that match as well; decided here, where all of them are known. */
export function weighSections(
  sections: readonly Section[],
  baseUrl: string,
  worthOf: (route: string) => number = () => 1,
): Section[] {
  const guides = sections.filter(({ kind, sectionTitle }) => !kind && sectionTitle);
  const counts = new Map<string, number>();
  for (const { sectionTitle } of guides) {
    counts.set(sectionTitle, (counts.get(sectionTitle) ?? 0) + 1);
  }
  const recurs = ({ kind, sectionTitle }: Section) =>
    !kind && (counts.get(sectionTitle) ?? 0) >= RECURRING_FROM;
  return sections.flatMap(section => {
    const [page = ''] = `/${section.sectionRoute.slice(baseUrl.length)}`.split('#');
    const worth = worthOf(page) * (recurs(section) ? RECURRING : 1);
    if (worth === 0) return [];
    return worth === 1 ? section : { ...section, worth: Number(worth.toFixed(2)) };
  });
}

/**
 * The same heading in another language: pages and anchors have the same names in all. `asNames`: readers ask for it as often
 * as for ours, so a query is compared with it as well.
 */
export function addAliases(
  sections: TaggedSections,
  baseUrl: string,
  others: TaggedSections,
  otherBaseUrl: string,
  asNames = false,
): TaggedSections {
  const otherPlace = placesUnder(otherBaseUrl);
  const titles = new Map(
    [...others.values()].flat().map(section => [otherPlace(section), titleOf(section)]),
  );
  const place = placesUnder(baseUrl);
  const withAlias = (section: Section): Section => {
    const title = titles.get(place(section));
    if (!title || title === titleOf(section)) return section;
    if (asNames && !section.kind) return { ...section, names: [...(section.names ?? []), title] };
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
