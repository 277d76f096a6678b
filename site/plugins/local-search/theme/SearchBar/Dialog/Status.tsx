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
  const waiting = translate({ id: 'searchBar.loading', message: 'Searching' });
  return (
    <p role="status" className={nothing ? 'search-nothing' : 'search-unseen'}>
      {status === 'stalled' ? waiting : text}
    </p>
  );
}
