import type { ReferenceOptions } from '@easel/reference';
import { loadJsx } from '@easel/reference/load-jsx';
import { sourceLanguage } from '../i18n/languages.ts';
import { messageFile } from '../i18n/translations.ts';
import type { EditionOptions } from '../reference/list-editions.ts';
import { sourceOf } from '../versioning/sources.ts';
import { repositoryUrl } from './site.ts';

export const apiReference = {
  route: '/docs/api/apis',
  errorPage: '/docs/api/base/http_status_code',
  securityGuides: { signatureAuth: '/docs/api/signature/signature_intro' },
  downloads: ['/openapi.json', '/openapi.yaml'],
  editUrl: `${repositoryUrl}/edit/main`,
} satisfies EditionOptions;

type Editions = typeof import('../reference/list-editions.ts');

export const reference = {
  route: apiReference.route,
  component: '@site/src/components/ReferencePage',
  editions: () =>
    loadJsx<Editions>('../reference/list-editions.ts', import.meta.url).listEditions(apiReference),
  pathsToWatch: () => [
    `${sourceOf('contract', undefined)}/**/*.yaml`,
    `${sourceOf('samples', undefined)}/*/*`,
    // The English of the package. For the folder of the language Docusaurus loads the whole site again.
    messageFile(sourceLanguage.code, 'reference'),
  ],
} satisfies ReferenceOptions;
