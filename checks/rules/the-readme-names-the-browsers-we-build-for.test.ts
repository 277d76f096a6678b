import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { theReadmeNamesTheBrowsersWeBuildFor as rule } from './the-readme-names-the-browsers-we-build-for.ts';

const production = [
  'chrome >= 123',
  'edge >= 123',
  'firefox >= 128',
  'safari >= 17.5',
  'ios_saf >= 17.5',
];
const sentence =
  'Pages run in Chrome 123, Edge 123, Firefox 128,\nSafari 17.5, iOS Safari 17.5 and later.';

const findings = (list: string[], readme: string) =>
  rule.findings(
    fixtureRepository({
      'site/package.json': JSON.stringify({ browserslist: { production: list } }),
      'README.md': readme,
    }),
  );

describe('the readme names the browsers we build for', () => {
  it('accepts the oldest versions of the list, across lines', () => {
    expect(findings(production, sentence)).toEqual([]);
  });

  it.each([
    ['an older version', sentence.replace('Firefox 128', 'Firefox 115')],
    ['a browser left out', sentence.replace(' Edge 123,', '')],
    ['a readme that is silent', '# Easel'],
  ])('reports %s', (_what, readme) => {
    expect(findings(production, readme)).toMatchObject([{ where: 'README.md' }]);
  });

  it('reports a list that names a browser no more', () => {
    expect(findings(production.slice(0, 4), sentence)).toMatchObject([
      { expected: expect.stringContaining('iOS Safari (not in the list)') },
    ]);
  });
});
