import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { type Filter, filterNames, filters } from './kinds';

interface Props {
  current: Filter;
  onChange: (filter: Filter) => void;
}

export default function FilterButtons({ current, onChange }: Props): ReactNode {
  const names = filterNames();
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggles, not fields of a form
    <div
      role="group"
      className="search-filters"
      aria-label={translate({ id: 'searchBar.filters', message: 'Search in' })}
    >
      {filters.map(filter => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === current}
          // The pointer must not take the focus from the field, which would close the list.
          onMouseDown={event => event.preventDefault()}
          onClick={() => onChange(filter)}
        >
          {names[filter]}
        </button>
      ))}
    </div>
  );
}
