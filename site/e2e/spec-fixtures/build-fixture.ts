import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '@docusaurus/types';
import { docusaurus, type Ended, runNode } from '../processes.ts';

export interface Fixture {
  /** Names the folder, so no two fixtures may share it. */
  name: string;
  config: Partial<Config>;
  files: Record<string, string>;
}

export interface FixtureBuild extends Ended {
  outDir: string;
}

const site = fileURLToPath(new URL('../..', import.meta.url));

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
export async function buildFixture(fixture: Fixture): Promise<FixtureBuild> {
  const directory = path.join(site, '.fixtures', fixture.name);
  writeFixture(directory, fixture);
  // Shorter than the tests' own limit, so that no build outlives the test that asked for it.
  const options = { cwd: directory, timeout: 570_000 };
  const ended = await runNode(docusaurus, ['build', '--no-minify'], options);
  return { ...ended, outDir: path.join(directory, 'build') };
}

/** A build that several statements look at, started by the first of them. */
export function buildOnce(fixture: Fixture): () => Promise<FixtureBuild> {
  let build: Promise<FixtureBuild> | undefined;
  return () => {
    build ??= buildFixture(fixture);
    return build;
  };
}

/** The text of the fixture's configuration file, which takes the real site's future flags. */
function fixtureConfig(config: Partial<Config>): string {
  const fixture: Config = {
    title: 'Fixture',
    url: 'https://fixture.example',
    baseUrl: '/',
    // Its inline script would be refused by the policy under which the pages are served.
    baseUrlIssueBanner: false,
    plugins: ['@docusaurus/plugin-content-docs', '@docusaurus/plugin-content-pages'],
    themes: ['@docusaurus/theme-classic'],
    ...config,
  };
  return [
    "import { futureFlags } from '../../config/future.ts';",
    `export default { ...${JSON.stringify(fixture)}, future: futureFlags };`,
  ].join('\n');
}
