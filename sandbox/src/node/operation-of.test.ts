import { expect, it } from 'vitest';
import { operationOf } from './operation-of.ts';

it('tells operations apart by method and path', () => {
  expect(operationOf('POST', '/v1/jobs')).toBe('create-job');
  expect(operationOf('POST', '/v1/jobs/credits')).toBe('calc-credits-job');
  expect(operationOf('GET', '/v1/jobs/881417947308949275?wait=20')).toBe('get-job');
  expect(operationOf('DELETE', '/v1/jobs/881417947308949275')).toBe('cancel-job');
  expect(operationOf('PUT', '/upload/r/881417947308949275?sig=1')).toBeUndefined();
});
