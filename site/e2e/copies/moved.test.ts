import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '@easel/deploy/list-files';
import { expect, it } from 'vitest';
import { build } from '../built-site.ts';
import { runNode, tsx } from '../processes.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const moved = path.join(root, '.fixtures/moved');
const made = ['build', 'generated', '.docusaurus', '.bare'].map(name => path.join('site', name));

/** The repository as it is, packages and all, in another folder; nothing that was made is there. */
function moveRepository(): void {
  rmSync(moved, { recursive: true, force: true });
  mkdirSync(moved, { recursive: true });
  const parts = readdirSync(root).filter(name => name !== '.git' && name !== '.fixtures');
  // Links, since the packages are large and nobody writes to them.
  execFileSync('cp', ['--archive', '--link', ...parts, moved], { cwd: root });
  for (const name of [...made, 'node_modules/.cache']) {
    rmSync(path.join(moved, name), { recursive: true, force: true });
  }
}

it('a build in another folder, without caches, is the same, byte for byte', {
  timeout: 1_800_000,
}, async () => {
  moveRepository();
  const site = path.join(moved, 'site');
  // The copy's own Docusaurus.
  const docusaurus = path.join(moved, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const { exitCode, output } = await runNode(docusaurus, ['build'], { cwd: site });
  expect(exitCode, output).toBe(0);
  const published = await runNode(tsx, ['../mcp/publish.ts'], { cwd: site });
  expect(published.exitCode, published.output).toBe(0);
  const packed = (file: string) => /\.(br|gz)$/.test(file);
  const files = listFiles(build).filter(file => !packed(file));
  expect(listFiles(path.join(site, 'build')).sort()).toEqual(files.sort());
  const differing = files.filter(
    file =>
      !readFileSync(path.join(build, file)).equals(readFileSync(path.join(site, 'build', file))),
  );
  expect(differing).toEqual([]);
});
