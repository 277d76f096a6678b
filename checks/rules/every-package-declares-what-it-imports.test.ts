import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { everyPackageDeclaresWhatItImports as rule } from './every-package-declares-what-it-imports.ts';

const manifest = (name: string, dependencies: object = {}, devDependencies: object = {}) =>
  JSON.stringify({ name, dependencies, devDependencies });

const good = {
  'package.json': manifest('easel-docs', {}, { yaml: '2.9.1' }),
  'package-lock.json': JSON.stringify({ packages: { 'node_modules/yaml': { version: '2.9.1' } } }),
  'vitest.config.ts': "import { parse } from 'yaml';",
  'site/package.json': manifest(
    '@easel/site',
    { '@docusaurus/core': '3.10.2', react: '19.3.1' },
    { '@types/hast': '3.0.5', '@types/scope__x': '1.0.0' },
  ),
  'site/e2e/package.json': '{"type": "module"}',
  'site/measure/tool/package.json': manifest('@easel/tool', { lunr: '2.3.9' }),
  'node_modules/@docusaurus/core/lib/client/exports/Link.js': '',
};

const findings = (change: Record<string, string>) =>
  rule.findings(fixtureRepository({ ...good, ...change }));

describe('every package declares what it imports', () => {
  it.each([
    ['what it declares', 'site/src/a.ts', "import 'react/jsx-runtime';"],
    ['types of what it declares', 'site/a.ts', "import type { Root } from 'hast';"],
    ['types of a scoped package', 'site/a.ts', "import type { X } from '@scope/x';"],
    ['files of the core', 'site/src/a.tsx', "import Link from '@docusaurus/Link';"],
    ['names made at build', 'site/src/a.ts', "import X from '@theme/X';import '@site/b';"],
    ['files and Node', 'site/a.mjs', "import './b.ts'; import { join } from 'node:path';"],
    ['itself', 'site/a.ts', "import x from '@easel/site/x';"],
    ['what the package around a folder declares', 'site/e2e/a.ts', "import 'react';"],
    ['what the package around a tool declares', 'site/measure/tool/a.ts', "import 'react';"],
    ['what a template says', 'site/a.ts', 'const program = `import x from "lodash";`;'],
    ['what the build wrote', 'site/build/a.js', "import 'lodash';"],
  ])('accepts %s', async (_what, path, source) => {
    expect(await findings({ [path]: source })).toEqual([]);
  });

  it.each([
    ['an import', "import x from 'yaml';"],
    ['a type', "import type { X } from 'yaml';"],
    ['an export', "export * from 'yaml';"],
    ['an import on demand', "const x = await import('yaml');"],
    ['a file of it', "import 'yaml/browser';"],
    ['a path of it', "require.resolve('yaml/package.json');"],
    ['what require gets', "createRequire(import.meta.url)('yaml');"],
    ['a path, asked otherwise', "createRequire(import.meta.url).resolve('yaml/package.json');"],
  ])('reports %s that only the root declares', async (_what, source) => {
    expect(await findings({ 'site/src/a.ts': source })).toEqual([
      {
        where: 'site/package.json',
        found: 'no yaml, which site/src/a.ts imports',
        expected: 'yaml among its dependencies, pinned to 2.9.1 as in package-lock.json',
      },
    ]);
  });

  it('reports a package once, with the number of files', async () => {
    const source = "import 'lunr';";
    const found = await findings({ 'site/a.ts': source, 'site/b.ts': source, 'site/c.ts': source });
    expect(found).toMatchObject([
      {
        found: 'no lunr, which site/a.ts and 2 more imports',
        expected: 'lunr among its dependencies, pinned exactly',
      },
    ]);
  });
});
