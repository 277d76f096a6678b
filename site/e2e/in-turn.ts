import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listSuites, playwright, type Suite } from './list-tests.ts';
import { type RunnerTest, takeTurns } from './take-turns.ts';

/** Playwright, but a test that is there in both languages runs in one of them; with `TEST_MATRIX=whole` in both. */
const args = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'turns-'));
if (process.env.TEST_MATRIX !== 'whole') {
  const others = takeTurns(listSuites(args).flatMap(suite => testsOf(suite, suite.file)));
  const list = path.join(folder, 'skipped.txt');
  writeFileSync(list, others.map(lineOf).join('\n'));
  console.log(`${others.length} tests leave their turn to the other language.`);
  args.push(`--test-list-invert=${list}`);
}
const { status } = spawnSync(process.execPath, [playwright, 'test', ...args], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
});
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;

function testsOf({ specs, suites = [] }: Suite, file: string, groups: string[] = []): RunnerTest[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName }) => ({ project: projectName, file, titles: [...groups, title] })),
    ),
    // The runner leaves groups without a name out of a test's path.
    ...suites.flatMap(suite => testsOf(suite, file, [...groups, suite.title].filter(Boolean))),
  ];
}

function lineOf({ project, file, titles }: RunnerTest): string {
  const line = [`[${project}]`, file, ...titles].join(' › ');
  if (titles.some(title => title.includes('›'))) throw new Error(`Not clear in a list: ${line}`);
  return line;
}
