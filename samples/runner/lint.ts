import { rmSync } from 'node:fs';
import { driver } from '../faults/driver.ts';
import { prepareFolder, programEnvironment, runCommand } from './reader-folder.ts';
import { inParallel, listRuns } from './runs.ts';
import { hasProgram, type Run, readLanguages, readSamples } from './samples.ts';

/** Formatters and linters of each language, over what a reader would have in one folder. */
async function lint(run: Run): Promise<string[]> {
  const { lint, lintClient = [] } = run.language;
  const commands = run.sample === driver ? [...lint, ...lintClient] : lint;
  const folder = prepareFolder(run);
  const complaints: string[] = [];
  try {
    for (const command of commands) {
      const options = { cwd: folder, env: programEnvironment({}), timeoutSeconds: 240 };
      const { exit, stdout, stderr } = await runCommand(command, options);
      if (exit !== 0) complaints.push(`${command}\n${stdout}${stderr}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return complaints;
}

const runs = listRuns([...readSamples(), driver], readLanguages(), {
  languages: [],
  tasks: [],
}).filter(run => run.language.lint.length > 0 && hasProgram(run));
const results = await inParallel(runs, 3, lint);
for (const [index, { sample, language }] of runs.entries()) {
  for (const complaint of results[index]!) {
    console.log(`✗ samples/${sample.task}/${language.program}: ${complaint}`);
  }
}
const failed = results.filter(complaints => complaints.length > 0).length;
console.log(`${runs.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
