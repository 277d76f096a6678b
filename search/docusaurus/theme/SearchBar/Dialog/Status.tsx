import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Answer, Asked } from './use-answer';

/** Heard by whoever does not see the list; seen when there is nothing to list, or not what was asked for. */
export default function Status({ answer, status }: Asked): ReactNode {
  const nothing = answer?.results.length === 0;
  if (nothing && process.env.NODE_ENV === 'development') {
    return (
      <p role="status" className="search-nothing">
        {translate({
          id: 'searchBar.development',
          message: 'Search reads built pages: npm run build, then npm run serve.',
        })}
      </p>
    );
  }
  const waiting = translate({ id: 'searchBar.loading', message: 'Searching' });
  const notice = answer && noticeOf(answer);
  return (
    <p role="status" className={notice ? 'search-nothing' : 'search-unseen'}>
      {status === 'stalled' ? waiting : (notice ?? (answer && countOf(answer)))}
    </p>
  );
}

/** What a reader should know before reading the list. */
function noticeOf({ query, results, understood, nearest }: Answer): string | undefined {
  if (results.length === 0) {
    return translate({ id: 'searchBar.noResults', message: 'No results found' });
  }
  if (nearest) {
    return translate(
      {
        id: 'searchBar.nearest',
        message: 'Nothing fits “{query}”. This comes nearest:',
      },
      { query: query.trim() },
    );
  }
  if (understood === undefined) return undefined;
  return translate(
    { id: 'searchBar.understood', message: 'Did you mean “{understood}”? Results for that:' },
    { understood },
  );
}

const countOf = ({ results: { length } }: Answer): string =>
  length === 1
    ? translate({ id: 'searchBar.results.one', message: '1 result' })
    : translate({ id: 'searchBar.results.other', message: '{count} results' }, { count: length });
