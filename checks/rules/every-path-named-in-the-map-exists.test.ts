import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { everyPathNamedInTheMapExists as rule } from './every-path-named-in-the-map-exists.ts';

const good = {
  'README.md': 'Start with [the map](ARCHITECTURE.md#packages), then `npm run build`.',
  'ARCHITECTURE.md': '`site/` has `site/docs/*.md` and `.ci/run`. `tags.yml` is beside the posts.',
  'CONTRIBUTING.md': '```sh\nnpm run build && npm run e2e --workspace site\n```',
  'contributing/recipes.md':
    '[Guide](writing-en.md), `site/docs/<path>.md`, `/docs/intro`, `./basic/x.md`, `application/json`, `.md`, `[a](…)`',
  'contributing/writing-en.md': 'See https://example.org/missing.md.',
  'package.json': '{"scripts": {"build": ""}}',
  'site/package.json': '{"scripts": {"e2e": ""}}',
  'site/docs/intro.md': '`nothing/to/see`',
  'site/blog/tags.yml': '',
  '.ci/run': '',
};

const findings = (change: Record<string, string>) =>
  rule.findings(fixtureRepository({ ...good, ...change }));

describe('every path named in the map exists', () => {
  it('accepts paths, globs, folders, scripts and placeholders', () => {
    expect(findings({})).toEqual([]);
  });

  it.each([
    ['a path', '`site/gone.ts`', 'site/gone.ts, which does not exist'],
    ['a folder', '`samples/`', 'samples/, which does not exist'],
    ['a glob', '`site/*.css`', 'site/*.css, which does not exist'],
    ['a file name', '`authors.yml`', 'authors.yml, which does not exist'],
    ['a link', '[x](../decisions/0001.md)', '../decisions/0001.md, which does not exist'],
    ['a script', 'Run `npm run fly`.', 'npm run fly'],
    ['a script of a workspace', '`npm run build --workspace site`', 'npm run build'],
  ])('reports %s', (_what, text, found) => {
    expect(findings({ 'contributing/new.md': `Title\n\n${text}` })).toMatchObject([
      { where: 'contributing/new.md:3', found },
    ]);
  });

  it('reports a missing entrance', () => {
    const { 'README.md': _, ...rest } = good;
    expect(rule.findings(fixtureRepository(rest))).toMatchObject([{ where: 'README.md' }]);
  });
});
