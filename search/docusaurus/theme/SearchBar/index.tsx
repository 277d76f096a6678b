/** Ejected from @docusaurus/theme-classic 3.10.2: the original is an empty place for a search of one's own. */
import './search-box.css';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import SearchIcon from './SearchIcon';
import { updateSearch, useSearchState } from './search-state';

interface Props {
  /** A magnifier, for a bar that has no room for a box. */
  small?: boolean;
}

/** Looks like a box and is a button: the field itself comes with the dialog, when it is asked for. */
export default function SearchBar({ small }: Props): ReactNode {
  const { query } = useSearchState();
  const label = translate({ id: 'searchBar.label', message: 'Search' });
  return (
    <button
      type="button"
      className={small ? 'search-open' : 'search-box'}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      aria-label={query ? `${label}: ${query}` : label}
      onClick={() => updateSearch({ open: true })}
    >
      <SearchIcon />
      {!small && (
        <>
          <span>{query || label}</span>
          <kbd>/</kbd>
        </>
      )}
    </button>
  );
}
