import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { quotedLimitsAreInTheContract as rule } from './quoted-limits-are-in-the-contract.ts';

const english = 'site/docs/a.md';
const chinese = 'site/i18n/zh/docusaurus-plugin-content-docs/current/a.md';

const contract = {
  'contract/constants/limits.yaml': `
limits:
  - { id: upload-size, maximum: 20971520, unit: bytes }
  - { id: clock-window, value: 300, unit: seconds }
  - { id: queue-timeout, value: 1800, unit: seconds }
  - { id: side, minimum: 512, maximum: 1536, multiple: 64, unit: pixels }
rateLimits: { default: { perSecond: 5, windowSeconds: 2 } }
`,
  'contract/constants/fixtures.yaml': 'resources: [{ width: 777 }]',
  'contract/schemas/job.yaml':
    'properties: { steps: { type: integer, minimum: 1, maximum: 60, default: 20, example: 33, description: Rounds. } }',
  'contract/errors.yaml':
    'errors: { JOB_EXPIRED: { status: 410, meaning: { en: Records are kept for 30 days. } } }',
};
const findings = (text: string, path = english) =>
  rule.findings(fixtureRepository({ ...contract, [path]: text }));

describe('quoted limits are in the contract', () => {
  it.each([
    'A file has at most 20 MiB, that is at most 20,971,520 bytes.',
    'The clock must be right within 300 seconds; a job waits up to 30 minutes.',
    'Each side is 512 to 1536 pixels, `steps` at most 60, default 20.',
    'An app may send 5 requests a second. Records are kept for 30 days.',
    'If a job takes 12 seconds, 4 at a time finish 20 in a minute.',
    'It has `up to 99 items` in code.',
  ])('accepts: %s', text => {
    expect(findings(text)).toEqual([]);
  });

  it.each([
    '最多 20 MiB，默认 20，300 秒内有效。',
    '每边 512 到 1536 像素，排队最长 30 分钟，每秒 5 次。',
    '一个任务跑 12 秒的话，一分钟能跑完 20 个。',
  ])('accepts: %s', text => {
    expect(findings(text, chinese)).toEqual([]);
  });

  it.each([
    ['another size', 'at most 10 MiB', english],
    ['another unit', 'at most 20 MB', english],
    ['another time', 'within 500 seconds', english],
    ['seconds for another thing', 'up to 512 seconds', english],
    ['another range', '512 to 2048 pixels', english],
    ['another rate', 'You may send 8 requests a second.', english],
    ['another default', 'default 33', english],
    ['a number of a fixture', 'up to 777', english],
    ['another life', 'kept for 7 days', english],
    ['another size in Chinese', '不超过 10 MiB', chinese],
    ['another time in Chinese', '500 秒内', chinese],
    ['another range in Chinese', '512 到 2048 像素', chinese],
    ['another rate in Chinese', '每秒 8 次', chinese],
    ['another default in Chinese', '默认 33', chinese],
  ])('reports %s', (_what, text, path) => {
    expect(findings(text, path)).toMatchObject([{ where: `${path}:1` }]);
  });
});
