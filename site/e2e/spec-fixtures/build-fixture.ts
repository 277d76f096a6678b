import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '@docusaurus/types';
import { fixtureConfig } from './fixture-config.ts';

export interface Fixture {
  /** Names the folder, so no two fixtures may share it. */
  name: string;
  config: Partial<Config>;
  files: Record<string, string>;
}

export interface FixtureBuild {
  exitCode: number;
  output: string;
  outDir: string;
}

const site = fileURLToPath(new URL('../..', import.meta.url));
const docusaurus = path.join(site, '../node_modules/.bin/docusaurus');

function writeFixture(directory: string, { config, files }: Fixture): void {
  rmSync(directory, { recursive: true, force: true });
  const all = {
    // Without a file of its own the folder would inherit "type": "module" and the output of Docusaurus would not load.
    'package.json': '{}',
    'docusaurus.config.ts': fixtureConfig(config),
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    const target = path.join(directory, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/** Writes a small site and builds it with the Docusaurus of the real site. */
export function buildFixture(fixture: Fixture): Promise<FixtureBuild> {
  const directory = path.join(site, '.fixtures', fixture.name);
  writeFixture(directory, fixture);
  const { FORCE_COLOR: _colour, ...environment } = process.env;
  return new Promise((resolve, reject) => {
    let output = '';
    const build = spawn(docusaurus, ['build', '--no-minify'], {
      cwd: directory,
      env: { ...environment, NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1' },
      // Shorter than the tests' own limit, so that no build outlives the test that asked for it.
      timeout: 170_000,
    });
    build.stdout.on('data', text => {
      output += text;
    });
    build.stderr.on('data', text => {
      output += text;
    });
    build.once('error', reject);
    build.once('close', code => {
      resolve({ exitCode: code ?? 1, output, outDir: path.join(directory, 'build') });
    });
  });
}
