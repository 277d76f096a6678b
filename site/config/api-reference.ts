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
  overviewAccount: '/docs/api/intro',
  accounts: {
    'create-job': '/docs/api/dictionary/job/create_job',
    'get-job': '/docs/api/dictionary/job/get_job',
    'cancel-job': '/docs/api/dictionary/job/cancel_job',
    'get-model': '/docs/api/dictionary/model/get_model',
    'create-resource-image': '/docs/api/dictionary/resource/create_resource',
    'create-resource-image-sts': '/docs/api/dictionary/resource/create_resource',
  },
  securityGuides: { signatureAuth: '/docs/api/signature/signature_intro' },
  changeLog: '/docs/changelog',
  downloads: ['/openapi.json', '/openapi.yaml'],
  editUrl: `${repositoryUrl}/edit/main`,
} satisfies EditionOptions;

type Editions = typeof import('../reference/list-editions.ts');

export const reference = {
  route: apiReference.route,
  component: '@site/src/components/ReferencePage',
  sidebar: 'api',
  editions: () =>
    loadJsx<Editions>('../reference/list-editions.ts', import.meta.url).listEditions(apiReference),
  pathsToWatch: () => [
    `${sourceOf('contract', undefined)}/**/*.yaml`,
    `${sourceOf('samples', undefined)}/*/*`,
    // The English of the package. For the folder of the language Docusaurus loads the whole site again.
    messageFile(sourceLanguage.code, 'reference'),
  ],
} satisfies ReferenceOptions;
