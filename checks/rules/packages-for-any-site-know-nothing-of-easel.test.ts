import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { packagesForAnySiteKnowNothingOfEasel as rule } from './packages-for-any-site-know-nothing-of-easel.ts';

const good = {
  'contract/errors.yaml': 'errors: { SIGN_ERROR: {} }\njobFailures: { CONTENT_REFUSED: {} }',
  'contract/operations/get-job.yaml': '',
  'search/docusaurus/index.ts': "import { search } from '@easel/search';\nconst MAX_WORDS = 8;",
  'search/docusaurus/index.test.ts': "expect(route).toBe('/docs/a');",
  'reference/src/schema.ts': "const texts = schema['x-enum-descriptions'];",
  'search/README.md': 'The docs of Easel.',
  'site/config/search.ts': "const page = '/docs/intro';",
};
const findings = (line: string) =>
  rule.findings(fixtureRepository({ ...good, 'search/docusaurus/theme/a.tsx': `\n${line}` }));

describe('packages for any site know nothing of Easel', () => {
  it('accepts the scope of our packages, tests and what the site says', () => {
    expect(rule.findings(fixtureRepository(good))).toEqual([]);
  });

  it.each([
    ["const key = 'easel.recent';", 'easel'],
    ['/** As Easel has it. */', 'Easel'],
    ["const start = 'docs/basic/a';", 'docs/basic/a'],
    ["if (code === 'SIGN_ERROR') return;", 'SIGN_ERROR'],
    ["const reason = 'CONTENT_REFUSED';", 'CONTENT_REFUSED'],
    ["const names = ['get-job'];", 'get-job'],
    ["const path = '/v1/pictures';", '/v1'],
    ["const price = operation['x-price'];", 'x-price'],
  ])('reports %s', (line, found) => {
    expect(findings(line)).toMatchObject([{ where: 'search/docusaurus/theme/a.tsx:2', found }]);
  });
});
