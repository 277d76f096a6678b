import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { everyOperationHasPageHandlerAndSample as rule } from './every-operation-has-page-handler-and-sample.ts';

const openapi = (...ids: string[]) =>
  `paths:\n  /v1/jobs:\n${ids.map((id, i) => `    m${i}: { $ref: operations/${id}.yaml }\n`).join('')}`;

const good = {
  'contract/openapi.yaml': openapi('create-job', 'get-job'),
  'contract/operations/create-job.yaml': '',
  'contract/operations/get-job.yaml': '',
  'sandbox/src/core/operations/index.ts': '',
  'sandbox/src/core/operations/create-job.ts': '',
  'sandbox/src/core/operations/create-job.test.ts': '',
  'sandbox/src/core/operations/get-job.ts': '',
  'site/routes.json': JSON.stringify({
    pages: ['/'],
    apis: ['/docs/api/apis', '/docs/api/apis/create-job', '/docs/api/apis/get-job'],
  }),
  'samples/create-job/sample.yaml': 'operations: [create-job]',
  'samples/get-job/sample.yaml': 'operations: [get-job]',
  'samples/upscale/sample.yaml': 'operations: [create-job, get-job]',
};

const without = (path: string) =>
  fixtureRepository(Object.fromEntries(Object.entries(good).filter(([name]) => name !== path)));

describe('every operation has page, handler and sample', () => {
  it('accepts equal sets', () => {
    expect(rule.findings(fixtureRepository(good))).toEqual([]);
  });

  it.each([
    ['handler', 'sandbox/src/core/operations/get-job.ts', 'no handler for get-job'],
    ['sample', 'samples/get-job/sample.yaml', 'no sample of the same name for get-job'],
  ])('reports a missing %s', (_what, path, found) => {
    expect(rule.findings(without(path))).toMatchObject([{ found }]);
  });

  it.each([
    ['path', 'contract/openapi.yaml', openapi('create-job'), 'no path for get-job'],
    [
      'reference page',
      'site/routes.json',
      '{"apis": ["/docs/api/apis/create-job"]}',
      'no reference page for get-job',
    ],
    [
      'operation that a sample calls',
      'samples/upscale/sample.yaml',
      'operations: [get-jobs]',
      'the call get-jobs, which is not an operation',
    ],
  ])('reports a wrong %s', (_what, path, text, found) => {
    expect(rule.findings(fixtureRepository({ ...good, [path]: text }))).toMatchObject([{ found }]);
  });

  it('reports what the contract lost', () => {
    expect(rule.findings(without('contract/operations/get-job.yaml'))).toHaveLength(4);
  });
});
