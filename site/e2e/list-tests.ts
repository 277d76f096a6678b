import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A test whose title is `Subject: statement`. */
export interface ListedTest {
  subject: string;
  text: string;
  file: string;
  /** Where it runs, as the runner names its projects; without those that skip it. */
  projects: string[];
}

export interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs: { title: string; tests: { projectName: string; expectedStatus: string }[] }[];
}

const site = fileURLToPath(new URL('..', import.meta.url));
export const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** Asks the runner itself, so that tests made in loops are counted as they run. */
export function listSuites(args: string[]): Suite[] {
  const command = [playwright, 'test', ...args, '--list', '--reporter=json'];
  const json = execFileSync(process.execPath, command, {
    cwd: site,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return (JSON.parse(json) as { suites: Suite[] }).suites;
}

export function listTests(config: string, projects: string[] = []): ListedTest[] {
  const args = [`--config=e2e/${config}`, ...projects.map(project => `--project=${project}`)];
  return listSuites(args).flatMap(testsOf);
}

/** Groups only share a set-up: the test's own title tells what it is about. */
function testsOf({ file, specs, suites = [] }: Suite): ListedTest[] {
  return [
    ...specs.map(({ title, tests }) => {
      const [, subject, text] = /^([^:]+): (.+)$/.exec(title) ?? [];
      if (!subject || !text)
        throw new Error(`${file}: “${title}” must begin with a subject and a colon`);
      const run = tests.filter(({ expectedStatus }) => expectedStatus !== 'skipped');
      return { subject, text, file, projects: run.map(test => test.projectName) };
    }),
    ...suites.flatMap(testsOf),
  ];
}
