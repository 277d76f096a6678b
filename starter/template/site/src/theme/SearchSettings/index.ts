import { translate } from '@docusaurus/Translate';
import type { SearchSettings } from '@easel/search/docusaurus/theme/SearchSettings/index.ts';

/** Replaces the empty settings of the search. */
const settings: SearchSettings = {
  places: () => [
    { route: 'docs/guide', label: translate({ id: 'search.guide', message: 'Guide' }) },
    { route: 'docs/api', label: translate({ id: 'search.reference', message: 'All operations' }) },
  ],
  // The markup of a reference page comes in a file of its own.
  isLoading: main => main.querySelector('.ref:empty') !== null,
};

export default settings;
