import { translate } from '@docusaurus/Translate';
import type { SearchSettings } from '@easel/search/docusaurus/theme/SearchSettings/index.ts';

/** Replaces the empty settings of `@easel/search/docusaurus`. */
const settings: SearchSettings = {
  places: () => [
    {
      route: 'docs/intro',
      label: translate({ id: 'site.notFound.intro', message: 'Introduction' }),
    },
    {
      route: 'docs/basic/txt2img',
      label: translate({ id: 'site.notFound.txt2img', message: 'Text to image' }),
    },
    {
      route: 'docs/api/signature/signature_intro',
      label: translate({ id: 'site.notFound.signing', message: 'Signing overview' }),
    },
    {
      route: 'docs/api/base/http_status_code',
      label: translate({ id: 'site.notFound.errors', message: 'HTTP status codes' }),
    },
    {
      route: 'docs/api/apis',
      label: translate({ id: 'searchBar.places.operations', message: 'All operations' }),
    },
  ],
  // The markup of a reference page comes in a file of its own.
  isLoading: main => main.querySelector('.ref:empty') !== null,
};

export default settings;
