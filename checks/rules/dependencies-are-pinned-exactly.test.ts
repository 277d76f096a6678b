import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { dependenciesArePinnedExactly as rule } from './dependencies-are-pinned-exactly.ts';

const lock = (...names: string[]) =>
  JSON.stringify({
    packages: {
      '': {},
      ...Object.fromEntries(
        names.map(name => [`node_modules/a/node_modules/${name}`, { hasInstallScript: true }]),
      ),
    },
  });

const good = {
  '.npmrc': 'ignore-scripts=true\n',
  'package.json':
    '{"devDependencies": {"yaml": "2.9.1"}, "overrides": {"uuid": "11.1.1", "a": {"b": "1.0.0-rc.1"}}}',
  'package-lock.json': lock('esbuild', '@swc/core'),
  'site/package.json':
    '{"dependencies": {"@easel/signing": "*", "x": "npm:@docusaurus/react-loadable@6.0.0"}}',
};

const findings = (change: Record<string, string>) =>
  rule.findings(fixtureRepository({ ...good, ...change }));

describe('dependencies are pinned exactly', () => {
  it('accepts exact versions, workspaces and explained install scripts', () => {
    expect(findings({})).toEqual([]);
  });

  it.each([
    ['a caret', '{"dependencies": {"a": "^1.0.0"}}', 'a: ^1.0.0'],
    ['a tag', '{"devDependencies": {"a": "latest"}}', 'a: latest'],
    ['a loose alias', '{"dependencies": {"a": "npm:b@^1.0.0"}}', 'a: npm:b@^1.0.0'],
    ['a star', '{"dependencies": {"a": "*"}}', 'a: *'],
    ['a nested override', '{"overrides": {"a": {"b": "~1.0.0"}}}', 'b: ~1.0.0'],
    ['a workspace with a version', '{"dependencies": {"@easel/a": "1.0.0"}}', '@easel/a: 1.0.0'],
  ])('reports %s', (_what, text, found) => {
    expect(findings({ 'site/package.json': text })).toMatchObject([{ found }]);
  });

  it('reports an install script without a reason', () => {
    expect(findings({ 'package-lock.json': lock('@x/miner') })).toMatchObject([
      { where: 'package-lock.json', found: '@x/miner has an install script' },
    ]);
  });

  it('reports that install scripts may run', () => {
    expect(findings({ '.npmrc': 'fund=false' })).toMatchObject([{ where: '.npmrc' }]);
  });
});
