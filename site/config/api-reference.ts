import type { ReferenceOptions } from '@easel/reference';
import type { EditionOptions } from '../reference/list-editions.ts';
import { loadJsx } from '../remark/load-jsx.ts';
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
    'i18n/*/contract/*.yaml',
    'i18n/*/samples.yaml',
    'i18n/*/messages/{operations,reference,samples}.json',
  ],
} satisfies ReferenceOptions;
