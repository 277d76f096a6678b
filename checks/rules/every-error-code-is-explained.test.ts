import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { everyErrorCodeIsExplained as rule } from './every-error-code-is-explained.ts';

const catalogue = 'contract/errors.yaml';
const zh = 'site/i18n/zh/docusaurus-plugin-content-docs/current';
const chineseCatalogue = 'site/i18n/zh/contract/errors.yaml';
const texts = (text: string) =>
  `{ title: ${text}, meaning: ${text}, cause: ${text}, remedy: ${text} }`;
const statusPage =
  '<ContractErrorEntries status="400 401" />\n\n<ContractErrorEntries status="409" />\n';

const good = {
  [catalogue]: `errors:
  PARAM_ERROR: { status: 400, title: a, meaning: a, cause: a, remedy: a }
  CONFLICT: { status: 409, title: a, meaning: a, cause: a, remedy: a }
jobFailures:
  TIMEOUT: ${texts('a')}
`,
  [chineseCatalogue]: `errors:
  PARAM_ERROR: ${texts('甲')}
  CONFLICT: ${texts('甲')}
jobFailures:
  TIMEOUT: ${texts('甲')}
`,
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
    ['a missing text', catalogue, ', cause: a', '', 'no cause'],
    ['a text that is not translated', chineseCatalogue, 'title: 甲, ', '', 'no title'],
    ['an empty text', catalogue, 'remedy: a', 'remedy: " "', 'no remedy'],
  ])('reports %s', (_what, file, from, to, found) => {
    const change = { [file]: (good as Record<string, string>)[file]?.replace(from, to) ?? '' };
    expect(findings(change)).toMatchObject([{ where: `${file} PARAM_ERROR`, found }]);
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
