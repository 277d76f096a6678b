import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findAffectedPages, readOperationIds, readPages } from './affected-pages.ts';
import { programEnvironment, runCommand } from './reader-folder.ts';
import { drawTable, makeReport, readVersion } from './report.ts';
import { runSample } from './run-sample.ts';
import { inParallel, listRuns } from './runs.ts';
import {
  type Language,
  readLanguages,
  readSamples,
  samplesFolder,
  type Verdict,
} from './samples.ts';

const { values } = parseArgs({
  options: {
    language: { type: 'string', multiple: true, default: [] },
    task: { type: 'string', multiple: true, default: [] },
    jobs: { type: 'string', default: '3' },
  },
});
const ask = async (command: string) => {
  const env = programEnvironment({});
  const { exit, stdout } = await runCommand(command, {
    cwd: samplesFolder,
    env,
    timeoutSeconds: 60,
  });
  return exit === 0 ? stdout.trim() : '';
};
const findVersion = async (language: Language) => ({
  ...language,
  found: readVersion(await ask(language.version)),
});

const languages = await Promise.all(readLanguages().map(findVersion));
const runs = listRuns(readSamples(), languages, { languages: values.language, tasks: values.task });
const verdicts = await inParallel(runs, Number(values.jobs), runSample);

console.log(languages.map(({ label, found }) => `${label} ${found || 'MISSING'}`).join(', '));
console.log(`\n${drawTable(verdicts, languages)}\n`);
const failed = verdicts.filter(({ problems }) => problems.length > 0);
for (const { sample, language, problems } of failed) {
  console.log(`✗ samples/${sample.task}/${language.program}`);
  for (const problem of problems) console.log(`  ${problem}`);
}
for (const { path, shows } of findAffectedPages(verdicts, readPages(), readOperationIds())) {
  console.log(`Affected page: ${path} (${shows.join(', ')})`);
}
// A part of the samples would make a report with holes.
if (values.language.length === 0 && values.task.length === 0) {
  await writeReport(verdicts);
}
console.log(`\n${verdicts.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function writeReport(all: Verdict[]): Promise<void> {
  const folder = join(samplesFolder, 'generated');
  const report = makeReport(await ask('git rev-parse HEAD'), languages, all);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
}
