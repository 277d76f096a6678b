import type { ApiReferenceOptions } from '../plugins/api-reference/index.ts';
import { repositoryUrl } from './site.ts';

export const apiReference = {
  route: '/docs/api/apis',
  errorPage: '/docs/api/base/http_status_code',
  securityGuides: { signatureAuth: '/docs/api/signature/signature_intro' },
  downloads: ['/openapi.json', '/openapi.yaml'],
  editUrl: `${repositoryUrl}/edit/main`,
} satisfies ApiReferenceOptions;
