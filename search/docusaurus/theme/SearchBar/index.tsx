/** Ejected from @docusaurus/theme-classic 3.10.2: the original is an empty place for a search of one's own. */
import './search-box.css';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import SearchIcon from './SearchIcon';
import { updateSearch, useSearchState } from './search-state';

interface Props {
  /** Done before the dialog opens, which returns the focus to where it then is. */
  onOpen?: () => void;
}

/** Looks like a box and is a button: the field itself comes with the dialog, when it is asked for. */
export default function SearchBar({ onOpen }: Props): ReactNode {
  const { query } = useSearchState();
  const label = translate({ id: 'searchBar.label', message: 'Search' });
  return (
    <button
      type="button"
      className="search-box"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      aria-label={query ? `${label}: ${query}` : label}
      onClick={() => {
        onOpen?.();
        updateSearch({ open: true });
      }}
    >
      <SearchIcon />
      <span>{query || label}</span>
      <kbd>/</kbd>
    </button>
  );
}
