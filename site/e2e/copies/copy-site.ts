import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { docusaurus, type Ended, runNode, tsx } from '../processes.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const notCopied = new Set(['node_modules', 'build', '.docusaurus', '.fixtures', '.bare']);
const copied = [
  'site',
  'contract',
  'sandbox',
  'samples',
  'contributing',
  'tsconfig.base.json',
  'package-lock.json',
];

export interface SiteCopy {
  /** The copy of the repository, as far as the site is made from it. */
  root: string;
  site: string;
  /** A command of Docusaurus. */
  run: (...args: string[]) => Promise<Ended>;
  /** A script of the repository. */
  script: (file: string, ...args: string[]) => Promise<Ended>;
}

/** The whole site and what its pages are made from, for a test to change and build. Packages are found as in the original. */
export function copySite(name: string, env: Record<string, string> = {}): SiteCopy {
  const copy = path.join(root, '.fixtures', name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(path.join(copy, 'node_modules/@easel'), { recursive: true });
  for (const part of copied) {
    const source = path.join(root, part);
    cpSync(source, path.join(copy, part), {
      recursive: true,
      filter: file =>
        !path
          .relative(source, file)
          .split(path.sep)
          .some(step => notCopied.has(step) || (step === 'generated' && part === 'site')),
    });
  }
  for (const part of ['signing', 'reference', 'search']) {
    symlinkSync(path.join(root, part), path.join(copy, part));
  }
  // The copy reads its own contract and has its own sandbox; the other packages are the same in both.
  for (const part of ['contract', 'sandbox']) {
    symlinkSync(path.join(copy, part), path.join(copy, 'node_modules/@easel', part));
  }
  const site = path.join(copy, 'site');
  return {
    root: copy,
    site,
    run: (...args) => runNode(docusaurus, args, { cwd: site, env }),
    script: (file, ...args) => runNode(tsx, [file, ...args], { cwd: copy }),
  };
}
