import { type SearchDocument, type SearchIndex, type SearchResult, search } from '@easel/search';
import { weighDocument } from './weigh-document.ts';
import { withoutFillers } from './without-fillers.ts';

const MOST_RESULTS = 8;

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
