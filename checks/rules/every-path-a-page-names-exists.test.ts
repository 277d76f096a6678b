import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { everyPathAPageNamesExists as rule } from './every-path-a-page-names-exists.ts';

const page = 'site/docs/a.md';
const good = {
  'package.json': '{"scripts": {"sandbox": ""}}',
  'contract/openapi.yaml':
    'paths: { /jobs: { post: {} }, "/jobs/{jobId}": { get: {}, delete: {} }, /jobs/credits: { post: {} } }',
  'contributing/glossary.yaml': '',
  'signing/vectors/keys/a.pem': '',
  'site/i18n/zh/code.json': '{}',
  'site/static/img/a.webp': '',
  'site/routes.json': '{"blog": ["/blog/welcome"], "apis": ["/docs/api/apis/get-job"]}',
};
const findings = (text: string, change: Record<string, string> = {}) =>
  rule.findings(fixtureRepository({ ...good, ...change, [page]: text }));

describe('every path a page names exists', () => {
  it.each([
    ['files and folders', '`contributing/glossary.yaml`, `signing/vectors/keys`, `i18n/zh/`'],
    ['calls', '`POST /v1/jobs`, `GET /v1/jobs/…?wait=20`, `/v1/jobs/881417947308949275`, `/v1`'],
    ['addresses', '[a](/docs/a#top), `/zh/docs/a`, `/blog/welcome`, ![b](/img/a.webp), `/docs/…`'],
    ['reference pages', '[get-job](/docs/api/apis/get-job)'],
    ['generated files, before a build', '[`/zh/errors.json`](pathname:///zh/errors.json)'],
    ['scripts', 'Run `npm run sandbox -- --port 1`.'],
    [
      'what is not ours',
      '`application/json`, `/sdapi/v1/txt2img`, `/stages/1/width`, https://x.example/y',
    ],
  ])('accepts %s', (_what, text) => {
    expect(findings(text)).toEqual([]);
  });

  it.each([
    ['a file', '`signing/vectors/b.pem`', 'signing/vectors/b.pem, which does not exist'],
    ['a folder of the site', '`i18n/fr/`', 'i18n/fr/, which does not exist'],
    ['a call', '`POST /v1/job`', 'POST /v1/job'],
    ['a method', '`PUT /v1/jobs`', 'PUT /v1/jobs'],
    ['an address in code', '`/docs/gone`', '/docs/gone'],
    ['an address in a link', '[a](/blog/gone)', '/blog/gone'],
    ['a picture', '![a](/img/gone.webp)', '/img/gone.webp'],
    ['a script', '```sh\nnpm run sandpit\n```', 'npm run sandpit'],
  ])('reports %s', (_what, text, found) => {
    expect(findings(text)).toMatchObject([{ where: expect.stringContaining(page), found }]);
  });

  it('looks for generated files in a build', () => {
    const built = { 'site/build/errors.json': '' };
    expect(findings('[a](pathname:///errors.json)', built)).toEqual([]);
    expect(findings('[a](pathname:///faults.json)', built)).toHaveLength(1);
  });
});
