import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { docusaurus, type Ended, runNode, tsx } from '../run-node.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const skipped = new Set([
  'node_modules',
  'build',
  'generated',
  '.docusaurus',
  '.fixtures',
  '.bare',
]);

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
export function copySite(name: string): SiteCopy {
  const copy = path.join(root, '.fixtures', name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(path.join(copy, 'node_modules/@easel'), { recursive: true });
  for (const part of ['site', 'contract', 'samples', 'contributing', 'tsconfig.base.json']) {
    cpSync(path.join(root, part), path.join(copy, part), {
      recursive: true,
      filter: source =>
        !path
          .relative(path.join(root, part), source)
          .split(path.sep)
          .some(step => skipped.has(step)),
    });
  }
  for (const part of ['signing', 'sandbox', 'search', 'samples/generated']) {
    symlinkSync(path.join(root, part), path.join(copy, part));
  }
  // The copy reads its own contract; the other packages are the same in both.
  symlinkSync(path.join(copy, 'contract'), path.join(copy, 'node_modules/@easel/contract'));
  const site = path.join(copy, 'site');
  return {
    root: copy,
    site,
    run: (...args) => runNode(docusaurus, args, { cwd: site }),
    script: (file, ...args) => runNode(tsx, [file, ...args], { cwd: copy }),
  };
}
