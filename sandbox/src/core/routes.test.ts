import { expect, it } from 'vitest';
import { createSandbox } from './create-sandbox.ts';
import { findRoute, operationOf, operationRoutes } from './routes.ts';

it('tells operations apart by method and path', () => {
  expect(operationOf('POST', '/v1/jobs')).toBe('create-job');
  expect(operationOf('POST', '/v1/jobs/credits')).toBe('calc-credits-job');
  expect(operationOf('GET', '/v1/jobs/881417947308949275?wait=20')).toBe('get-job');
  expect(operationOf('DELETE', '/v1/jobs/881417947308949275')).toBe('cancel-job');
  expect(operationOf('PUT', '/upload/r/881417947308949275?sig=1')).toBeUndefined();
});

it.each([
  ['/v1/jobs/a%2Fb', 'a/b'],
  ['/v1/jobs/%2531', '%31'],
  ['/v1/%6Aobs/1', '1'],
  ['/v1/jobs/%E0%A4%A', '%E0%A4%A'],
])('decodes %s segment by segment, once', (path, jobId) => {
  expect(findRoute(operationRoutes, 'GET', path)?.values).toEqual({ jobId });
});

it.each(['/v1/jobs/', '/v1/jobs/1/', '/v1//jobs/1', '/v1/jobs%2F1', '/V1/jobs/1', '/jobs/1'])(
  'knows no operation at %s',
  path => {
    expect(findRoute(operationRoutes, 'GET', path)).toBeUndefined();
  },
);

it('answers HEAD as GET, without the body', async () => {
  const url = 'http://127.0.0.1:8787/v1/models/757279507095956705';
  const headers = { authorization: 'Bearer sbx_token_sandbox' };
  const response = await createSandbox().fetch(new Request(url, { method: 'HEAD', headers }));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.text()).toBe('');
});
