import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { everyErrorCodeIsExplained as rule } from './every-error-code-is-explained.ts';

const catalogue = 'contract/errors.yaml';
const zh = 'site/i18n/zh/docusaurus-plugin-content-docs/current';
const texts = `
    title: { en: a, zh: 甲 }
    meaning: { en: a, zh: 甲 }
    cause: { en: a, zh: 甲 }
    remedy: { en: a, zh: 甲 }`;
const statusPage =
  '<ContractErrorEntries status="400 401" />\n\n<ContractErrorEntries status="409" />\n';

const good = {
  [catalogue]: `errors:\n  PARAM_ERROR:\n    status: 400${texts}\n  CONFLICT:\n    status: 409${texts}\njobFailures:\n  TIMEOUT:\n    retryable: true${texts}\n`,
  'site/docs/api/base/http_status_code.md': statusPage,
  [`${zh}/api/base/http_status_code.md`]: statusPage,
  'site/docs/api/dictionary/job/get_job.md': '<ContractJobFailures />',
  [`${zh}/api/dictionary/job/get_job.md`]: '<ContractJobFailures />',
};
const findings = (change: Record<string, string>) =>
  rule.findings(fixtureRepository({ ...good, ...change }));

describe('every error code is explained', () => {
  it('accepts a complete catalogue on both pages', () => {
    expect(findings({})).toEqual([]);
  });

  it.each([
    [
      'a missing text',
      'cause: { en: a, zh: 甲 }\n',
      '\n',
      ['no cause in English', 'no cause in Chinese'],
    ],
    [
      'a text in one language',
      'title: { en: a, zh: 甲 }',
      'title: { en: a }',
      ['no title in Chinese'],
    ],
    ['an empty text', 'remedy: { en: a', 'remedy: { en: " "', ['no remedy in English']],
  ])('reports %s', (_what, from, to, found) => {
    const change = { [catalogue]: good[catalogue]?.replace(from, to) ?? '' };
    expect(findings(change)).toMatchObject(
      found.map(text => ({ where: `${catalogue} PARAM_ERROR`, found: text })),
    );
  });

  it.each([
    ['a code without an anchor', 'status="409"', 'status="410"', 'CONFLICT without an anchor'],
    ['two anchors of one name', 'status="409"', 'status="409 400"', 'PARAM_ERROR 2 times'],
  ])('reports %s', (_what, from, to, found) => {
    const path = `${zh}/api/base/http_status_code.md`;
    expect(findings({ [path]: statusPage.replace(from, to) })).toMatchObject([
      { where: path, found },
    ]);
  });

  it('reports job failures that no page lists', () => {
    expect(findings({ 'site/docs/api/dictionary/job/get_job.md': 'Nothing.' })).toHaveLength(1);
  });
});
