import type { Section } from '@easel/search';

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
