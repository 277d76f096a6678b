import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export interface ReaderPath {
  subject: string;
  text: string;
  file: string;
  /** Engine and language, as the runner names its projects; without those that skip it. */
  projects: string[];
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs: { title: string; tests: { projectName: string; expectedStatus: string }[] }[];
}

const site = fileURLToPath(new URL('../..', import.meta.url));
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** Asks the runner itself, so that paths made in loops are counted as they run. */
export function listPaths(): ReaderPath[] {
  const json = execFileSync(
    process.execPath,
    [playwright, 'test', '--config=e2e/browsers/playwright.config.ts', '--list', '--reporter=json'],
    { cwd: site, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { suites } = JSON.parse(json) as { suites: Suite[] };
  return suites.flatMap(paths);
}

function paths({ file, specs, suites = [] }: Suite): ReaderPath[] {
  return [
    ...specs.map(({ title, tests }) => {
      const [subject = '', text = ''] = title.split(/: (.*)/);
      if (!text) throw new Error(`${file}: “${title}” must begin with its subject and a colon`);
      const run = tests.filter(({ expectedStatus }) => expectedStatus !== 'skipped');
      return { subject, text, file, projects: run.map(test => test.projectName) };
    }),
    ...suites.flatMap(paths),
  ];
}
