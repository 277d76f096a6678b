import { type SearchDocument, type SearchIndex, type SearchResult, search } from '@easel/search';

const MOST_RESULTS = 8;

const WORTH: Record<string, number> = {
  error: 0.7,
  reference: 0.4,
  blog: 0.8,
  page: 0.4,
};
const FIELDS = ['property', 'parameter', 'value'];
const FIELD_BY_NAME = 0.8;
const FIELD_BY_WORDS = 0.35;
const WHOLE_PAGE = 1.15;
const SAME_TITLE = 2;

const CHINESE = /怎么[写用办做]?|如何|怎样|为什么/g;
const ENGLISH =
  /^(?:how (?:do|can|to)|where (?:do|can|is)|what (?:is|are)|why (?:do|does|is)|can i)\s+(?:(?:i|my|the|an?|to)\s+)*(?=\S)/i;

/** Everything that decides what a reader of this site sees for a query; the evaluation asks in the same way. */
export function askIndexes(
  indexes: readonly SearchIndex[],
  query: string,
  filter?: (document: SearchDocument) => boolean,
  pause?: () => Promise<void>,
): Promise<SearchResult[]> {
  return search(indexes, withoutFillers(query), {
    maxResults: MOST_RESULTS,
    weigh: weighDocument(query),
    groupOf: ({ sectionRoute }) => sectionRoute.replace(/#.*$/, ''),
    ...(filter && { filter }),
    ...(pause && { pause }),
  });
}

/** A question says in its first words that it is one; what it is about comes after them. */
export function withoutFillers(query: string): string {
  const rest = query.replace(CHINESE, ' ').trim().replace(ENGLISH, '');
  return rest.length > 1 ? rest : query;
}

/**
 * Whoever types words looks for a page that explains them; whoever types a name looks for what bears it. A field
 * says in three words what a guide says in three paragraphs, and would stand before it for being short.
 */
export function weighDocument(query: string): (document: SearchDocument) => number {
  const asked = query.trim().toLowerCase();
  const field = /^[\w.+-]+$/.test(asked) ? FIELD_BY_NAME : FIELD_BY_WORDS;
  return ({ kind = '', type, title, sectionTitle, worth = 1 }) => {
    if (title.toLowerCase() === asked) return SAME_TITLE;
    const ofKind = FIELDS.includes(kind) ? field : (WORTH[kind || type] ?? 1);
    return ofKind * worth * (sectionTitle ? 1 : WHOLE_PAGE);
  };
}

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
