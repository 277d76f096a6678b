import type { OpenApiDocument } from '@easel/reference';
import type { Fixture } from './build-fixture.ts';

const text = (example: string) => ({ type: 'string', example });

/** Its server is where a test has one running, so the port is a variable. */
const contract = {
  openapi: '3.1.0',
  info: { title: 'Parcels', version: '1' },
  servers: [
    { url: 'https://api.example', description: 'Production' },
    { url: 'http://127.0.0.1:{port}/v1', variables: { port: { default: '9' } } },
  ],
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      account: { type: 'http', scheme: 'basic' },
      header: { type: 'apiKey', in: 'header', name: 'X-Key' },
      query: { type: 'apiKey', in: 'query', name: 'key' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
    },
  },
  paths: {
    '/parcels/{id}': {
      put: {
        operationId: 'put-parcel',
        summary: 'Change a parcel',
        security: [{ token: [] }, { account: [] }, { header: [], query: [] }, { cookie: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: text('a/b') },
          { name: 'speed', in: 'query', schema: { type: 'string', enum: ['slow', 'fast'] } },
          { name: 'tags', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
        ],
        requestBody: {
          content: {
            'application/json': { example: { to: 'Mia', weight: 3 } },
            'multipart/form-data': {
              schema: {
                properties: { note: text('Fragile'), photo: { type: 'string', format: 'binary' } },
              },
            },
          },
        },
        responses: { 200: { description: 'Changed.' } },
      },
    },
  },
} as unknown as OpenApiDocument;

const config = `
import { loadDocument } from '@easel/reference/load-document';
import messages from '@easel/reference/messages.json';
import { futureFlags } from '../../config/future.ts';

const reference = {
  route: '/docs/api',
  component: '@site/src/ReferencePage',
  editions: async () => [
    {
      contentFolder: 'docs',
      document: await loadDocument('openapi.json'),
      language: 'en',
      messages,
      to: (path: string) => path,
      console: true,
    },
  ],
};

export default {
  title: 'Fixture',
  url: 'https://fixture.example',
  baseUrl: '/',
  baseUrlIssueBanner: false,
  plugins: [
    ['@easel/reference/plugin', reference],
    '@docusaurus/plugin-content-docs',
    '@docusaurus/plugin-content-pages',
  ],
  themes: [['@docusaurus/theme-classic', { customCss: ['../../src/css/tokens.css'] }]],
  future: futureFlags,
};
`;

/** As the README of the package has it, with the console. */
const page = `
import { type ReferencePageProps, useReport } from '@easel/reference/browser';
import { ConsoleSlot } from '@easel/reference/browser/console';
import { useEffect, useState } from 'react';
import '@easel/reference/styles/page.css';
import '@easel/reference/styles/tree.css';
import '@easel/reference/styles/examples.css';

export function fetchAhead() {}

export default function ReferencePage({ markup, form }: ReferencePageProps) {
  useReport(markup);
  const [html, setHtml] = useState(typeof markup === 'string' ? '' : markup.html);
  useEffect(() => {
    if (document.querySelector('.ref-page')) return;
    fetch(String(markup)).then(async response => setHtml(await response.text()));
  }, [markup, html]);
  return (
    <>
      <div className="ref" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      {form && <ConsoleSlot form={form} />}
    </>
  );
}
`;

/** A site of an API that is not ours, with nothing but the package. */
export const referenceSite: Fixture = {
  name: 'reference',
  config: {},
  files: {
    'docusaurus.config.ts': config,
    'src/pages/index.md': '# Home\n',
    'docs/intro.md': '# Introduction\n',
    'openapi.json': JSON.stringify(contract),
    'src/ReferencePage.tsx': page,
  },
};
