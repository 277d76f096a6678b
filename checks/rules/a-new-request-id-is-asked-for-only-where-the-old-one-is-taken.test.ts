import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { aNewRequestIdIsAskedForOnlyWhereTheOldOneIsTaken as rule } from './a-new-request-id-is-asked-for-only-where-the-old-one-is-taken.ts';

const english = 'site/docs/a.md';
const chinese = 'site/i18n/zh/docusaurus-plugin-content-docs/current/a.md';
const findings = (text: string, path = english) =>
  rule.findings(fixtureRepository({ [path]: text }));

const table = (head: string, row: string) =>
  `| What happened | Repeat? | ${head} |\n|---|---|---|\n${row}\n`;

describe('a new request id is asked for only where the old one is taken', () => {
  it.each([
    'After 402 the same `requestId` may be sent again.',
    'With `TRANSITORY_ERROR`, submit the same stages with a new `requestId`.',
    'Choose a new `requestId`: one that belongs to another request is refused.',
    table('`requestId`', '| Other 400 | No | Same or new |'),
    table('`requestId`', '| 422 `IDEMPOTENCY_KEY_REUSED` | No | New |'),
    table('`requestId`', '| Job `FAILED` | Yes | **New** |'),
    table('Wait', '| 401 | New |'),
  ])('accepts: %s', text => {
    expect(findings(text)).toEqual([]);
  });

  it.each([
    ['a sentence', 'On 409 read it again, and send it with a new `requestId`.', english],
    ['a word for it', 'Send the refused requests again, with a new `requestId`.', english],
    ['a row', '| Status | Again |\n|---|---|\n| 400, 413 | With a new `requestId` |', english],
    ['a cell', table('`requestId`', '| Other 400 | No | New |'), english],
    [
      'the last of many cells',
      table('`requestId`', '| 202 | Yes | Same |\n| 404 | No | New |'),
      english,
    ],
    ['a sentence in Chinese', '收到 409 后，用新的 `requestId` 提交。', chinese],
    ['a word for it in Chinese', '重发被拒绝的请求，`requestId` 也要换新。', chinese],
    ['a cell in Chinese', table('`requestId`', '| 其他 400 | 否 | 换新 |'), chinese],
  ])('refuses %s', (_, text, path) => {
    expect(findings(text, path)).toHaveLength(1);
  });

  it.each([
    ['contract/errors.yaml', 'Send the new version with a new `requestId`.'],
    ['site/i18n/zh/contract/errors.yaml', '再用新的 `requestId` 提交。'],
  ])('reads the remedies of %s', (path, remedy) => {
    const catalogue = (code: string, table: string) =>
      findings(JSON.stringify({ errors: {}, [table]: { [code]: { remedy } } }), path);
    expect(catalogue('TEMPLATE_VERSION_CHANGED', 'errors')).toHaveLength(1);
    expect(catalogue('IDEMPOTENCY_KEY_REUSED', 'errors')).toEqual([]);
    expect(catalogue('WORKER_LOST', 'jobFailures')).toEqual([]);
  });
});
