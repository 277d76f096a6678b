import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const skipped = new Set([
  'node_modules',
  'build',
  'generated',
  '.docusaurus',
  '.fixtures',
  '.bare',
]);

interface Ended {
  exitCode: number;
  output: string;
}

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
  const installed = createRequire(import.meta.url);
  const docusaurus = installed.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const tsx = installed.resolve('tsx/cli');
  return {
    root: copy,
    site,
    run: (...args) => start(site, docusaurus, args),
    script: (file, ...args) => start(copy, tsx, [file, ...args]),
  };
}

function start(cwd: string, program: string, args: string[]): Promise<Ended> {
  const { FORCE_COLOR: _colour, ...environment } = process.env;
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(process.execPath, [program, ...args], {
      cwd,
      env: { ...environment, NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1' },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', text => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', code => resolve({ exitCode: code ?? 1, output }));
  });
}
