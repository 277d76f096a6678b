import { expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { theLockNamesEveryOptionalPackage } from './the-lock-names-every-optional-package.ts';

const lock = (packages: object) =>
  fixtureRepository({ 'package-lock.json': JSON.stringify({ packages }) });
const tool = { optionalDependencies: { '@tool/darwin': '1.0.0' } };

it('accepts a binary that is locked beside the package or further up', async () => {
  const { findings } = theLockNamesEveryOptionalPackage;
  expect(
    await findings(lock({ 'node_modules/tool': tool, 'node_modules/@tool/darwin': {} })),
  ).toEqual([]);
  expect(
    await findings(
      lock({
        'node_modules/a/node_modules/tool': tool,
        'node_modules/a/node_modules/@tool/darwin': {},
      }),
    ),
  ).toEqual([]);
});

it('names a binary that the lock lost', async () => {
  const found = await theLockNamesEveryOptionalPackage.findings(
    lock({ 'node_modules/tool': tool }),
  );
  expect(found.map(finding => finding.found)).toEqual([
    'no entry for @tool/darwin, an optional dependency of node_modules/tool',
  ]);
});
