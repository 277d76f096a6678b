import { translate } from '@docusaurus/Translate';
import type { SearchDocument } from '@easel/search';

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
