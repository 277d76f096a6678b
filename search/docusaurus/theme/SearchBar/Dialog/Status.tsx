import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Asked } from './use-answer';

/** Heard by whoever does not see the list; seen only when there is nothing to list. */
export default function Status({ answer, status }: Asked): ReactNode {
  const nothing = answer?.results.length === 0;
  const text = nothing
    ? translate({ id: 'searchBar.noResults', message: 'No results found' })
    : answer &&
      translate(
        { id: 'searchBar.resultCount', message: '{count} results' },
        { count: answer.results.length },
      );
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
  return (
    <p role="status" className={nothing ? 'search-nothing' : 'search-unseen'}>
      {status === 'stalled' ? waiting : text}
    </p>
  );
}
