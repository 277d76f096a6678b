import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listPackages } from './list-packages.ts';

it('names each package once, with its licence, and only if something of it is shipped', () => {
  const root = mkdtempSync(join(tmpdir(), 'packages-'));
  const write = (folder: string, manifest: object, license?: string) => {
    const path = join(root, 'node_modules', folder);
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'package.json'), JSON.stringify(manifest));
    if (license) writeFileSync(join(path, 'LICENSE.md'), license);
    return path;
  };
  const scoped = write(
    '@scope/a',
    { name: '@scope/a', version: '1.0.0', license: 'MIT' },
    'Be kind.',
  );
  const inner = write('@scope/a/node_modules/b', { name: 'b', version: '2.0.0' });
  const unused = write('c', { name: 'c', version: '3.0.0', license: 'MIT' });
  expect(
    listPackages([
      join(scoped, 'lib/index.js'),
      join(scoped, 'lib/other.mjs'),
      join(inner, 'style.css'),
      join(unused, 'package.json'),
      '/site/src/index.tsx',
    ]),
  ).toEqual([
    { name: '@scope/a', version: '1.0.0', license: 'MIT', text: 'Be kind.' },
    { name: 'b', version: '2.0.0', license: '', text: '' },
  ]);
});
