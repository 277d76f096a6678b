import type { SearchResult } from '@easel/search';

export interface PageGroup {
  title: string;
  way: readonly string[];
  results: SearchResult[];
}

/** Pages in the order of their best result, each with its results in theirs. */
export function groupResults(results: readonly SearchResult[]): PageGroup[] {
  const groups = new Map<string, PageGroup>();
  for (const result of results) {
    const { sectionRoute, pageTitle, sidebarParentCategories: way } = result.document;
    const page = sectionRoute.split('#')[0]!;
    const group = groups.get(page) ?? { title: pageTitle, way, results: [] };
    group.results.push(result);
    groups.set(page, group);
  }
  return [...groups.values()];
}
