import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { errorCodesAreQuotedWithTheirStatus as rule } from './error-codes-are-quoted-with-their-status.ts';

const page = 'site/docs/a.md';
const findings = (text: string) =>
  rule.findings(
    fixtureRepository({
      'contract/errors.yaml':
        'errors: { SIGN_ERROR: { status: 401 }, QUEUE_FULL: { status: 429, otherStatuses: [503] } }',
      [page]: text,
    }),
  );

describe('error codes are quoted with their status', () => {
  it.each([
    'It answers 401 `SIGN_ERROR`.',
    '收到 429 `QUEUE_FULL` 时先等待；503 `QUEUE_FULL` 也一样。',
    'After 200 `SUCCESS` comes; `SIGN_ERROR` alone is fine.',
  ])('accepts: %s', text => {
    expect(findings(text)).toEqual([]);
  });

  it.each([
    ['another status', '403 `SIGN_ERROR`', '403 SIGN_ERROR'],
    ['another status in a table', '| 403 | `SIGN_ERROR` |', '403 SIGN_ERROR'],
    ['an unknown code', '401 `SIGN_FAULT`', 'SIGN_FAULT'],
    ['the second of two', '429 `QUEUE_FULL` or `SIGN_ERROR`', '429 SIGN_ERROR'],
  ])('reports %s', (_what, text, found) => {
    expect(findings(text)).toMatchObject([{ where: `${page}:1`, found }]);
  });
});
