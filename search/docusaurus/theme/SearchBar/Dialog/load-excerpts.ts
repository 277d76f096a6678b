import { type Excerpt, excerptAround, type SearchResult } from '@easel/search';

/** By the address of the result. */
export type Excerpts = ReadonlyMap<string, Excerpt>;

/** What cannot be had leaves the opening in its place. */
export async function loadExcerpts(results: readonly SearchResult[]): Promise<Excerpts> {
  const excerpts = new Map<string, Excerpt>();
  await Promise.all(
    results.map(async ({ document, terms, loadText }) => {
      const text = await loadText();
      if (text) excerpts.set(document.sectionRoute, excerptAround(text, terms));
    }),
  );
  return excerpts;
}
