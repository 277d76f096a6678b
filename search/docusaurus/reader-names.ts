import type { Section } from '@easel/search';
import type { TaggedSections } from './compare-sections.ts';
import type { ReaderNames } from './options.ts';

/** A section's address without base and language, as those who give names write it: `guide/setup#limits`. */
export const placeOf = ({ sectionRoute }: Section, baseUrl: string): string =>
  sectionRoute.slice(baseUrl.length).replace(/\/(?=#|$)/, '');

/**
 * Gives each section the names that readers have for it. Those of its place are compared with a query as its title is;
 * words that readers say instead of ours make further titles, which are only found, as are the names in other languages.
 */
export function addReaderNames(
  sections: TaggedSections,
  baseUrl: string,
  own: ReaderNames,
  others: readonly ReaderNames[] = [],
): TaggedSections {
  const given = [own, ...others];
  const words = given.flatMap(({ words = {} }) => Object.entries(words));
  const taken = new Set<string>();
  const named = (section: Section): Section => {
    const place = placeOf(section, baseUrl);
    // Headings without an anchor share the address of their page; the names are those of the first.
    const first = !taken.has(place);
    taken.add(place);
    const namesOf = ({ places = {} }: ReaderNames) =>
      first ? (places[place] ?? []).map(String) : [];
    const names = namesOf(own);
    const foreign = others.flatMap(namesOf);
    const title = section.sectionTitle || section.pageTitle;
    const otherTitles = section.kind && section.kind !== 'operation' ? [] : rephrase(title, words);
    if (names.length + foreign.length + otherTitles.length === 0) return section;
    return {
      ...section,
      ...(names.length > 0 ? { names: [...new Set([...(section.names ?? []), ...names])] } : {}),
      aliases: [...(section.aliases ?? []), ...foreign, ...otherTitles],
    };
  };
  return new Map([...sections].map(([tag, list]) => [tag, list.map(named)]));
}

function rephrase(title: string, words: readonly [string, readonly string[]][]): string[] {
  const lower = title.toLowerCase();
  return words.flatMap(([word, others]) =>
    hasWord(lower, word.toLowerCase())
      ? others.map(other => lower.replace(word.toLowerCase(), other))
      : [],
  );
}

/** A Latin word as a whole, or with its plural; a Chinese one anywhere. */
function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  if (!/^[a-z ]+$/.test(word)) return true;
  const before = text[at - 1] ?? ' ';
  const after = text[at + word.length] ?? ' ';
  return !/[a-z]/.test(before) && !/[a-rt-z]/.test(after);
}
