import { translate } from '@docusaurus/Translate';
import type { SearchDocument } from '@easel/search';
import type { ReactNode } from 'react';

export const filters = ['all', 'guides', 'reference', 'errors', 'blog'] as const;
export type Filter = (typeof filters)[number];

const homeOf = ({ type, kind }: SearchDocument): Filter => {
  if (type === 'blog') return 'blog';
  if (kind === 'error') return 'errors';
  return kind ? 'reference' : 'guides';
};

/** Undefined where nothing is to be left out: a filter makes the search engine look at more documents. */
export const filterBy = (filter: Filter): ((document: SearchDocument) => boolean) | undefined =>
  filter === 'all' ? undefined : document => homeOf(document) === filter;

export const filterNames = (): Record<Filter, string> => ({
  all: translate({ id: 'searchBar.filter.all', message: 'All' }),
  guides: translate({ id: 'searchBar.filter.guides', message: 'Guides' }),
  reference: translate({ id: 'searchBar.filter.reference', message: 'Reference' }),
  errors: translate({ id: 'searchBar.filter.errors', message: 'Errors' }),
  blog: translate({ id: 'searchBar.filter.blog', message: 'Blog' }),
});

/** What a result is, where its title does not tell. */
export function kindName({ kind, type }: SearchDocument): string | undefined {
  switch (kind ?? type) {
    case 'operation':
      return translate({ id: 'searchBar.kind.operation', message: 'operation' });
    case 'parameter':
      return translate({ id: 'searchBar.kind.parameter', message: 'parameter' });
    case 'property':
      return translate({ id: 'searchBar.kind.property', message: 'property' });
    case 'value':
      return translate({ id: 'searchBar.kind.value', message: 'value' });
    case 'error':
      return translate({ id: 'searchBar.kind.error', message: 'error' });
    case 'blog':
      return translate({ id: 'searchBar.kind.blog', message: 'blog' });
    default:
      return undefined;
  }
}

interface Props {
  current: Filter;
  onChange: (filter: Filter) => void;
}

export function FilterButtons({ current, onChange }: Props): ReactNode {
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
