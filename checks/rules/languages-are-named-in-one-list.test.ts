import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { languagesAreNamedInOneList as rule } from './languages-are-named-in-one-list.ts';

const good = {
  'site/i18n/languages.ts':
    "export const languages = [{ code: 'en', label: 'English' }, { code: 'xx' }];",
  'site/config/a.ts': "import { b } from './b.ts';\nexport const label = 'Hexxagon and English';",
  'site/islands/a.tsx': '<p lang="en">The job has ended.</p>;',
  'site/config/a.test.ts': "expect(path).toBe('/xx/docs');",
  'sandbox/src/core/a.ts': "const label = { en: 'Prompt' };",
};
const findings = (path: string, source: string) =>
  rule.findings(fixtureRepository({ ...good, [path]: source }));

describe('languages are named in one list', () => {
  it('accepts the list, tests, values of the API and the language it speaks', () => {
    expect(rule.findings(fixtureRepository(good))).toEqual([]);
  });

  it.each([
    ['a string', "const a =\n  locale === 'xx' ? 1 : 2;"],
    ['a property', "\nconst texts = { en: 'Docs' };"],
    ['a type', "\ntype Locale = 'en' | string;"],
    ['a path', "\nconst folder = 'i18n/xx/docs';"],
  ])('reports %s', (_what, source) => {
    expect(findings('site/plugins/x/index.ts', source)).toMatchObject([
      { where: 'site/plugins/x/index.ts:2' },
    ]);
  });
});
