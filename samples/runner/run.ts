import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findAffectedPages, readOperationIds, readPages } from './affected-pages.ts';
import { programEnvironment, runCommand } from './reader-folder.ts';
import { makeRecord, recordFile } from './record.ts';
import { drawTable, readVersion } from './report.ts';
import { runSample } from './run-sample.ts';
import { inParallel, listRuns } from './runs.ts';
import { type Language, readLanguages, readSamples, samplesFolder } from './samples.ts';

const { values } = parseArgs({
  options: {
    language: { type: 'string', multiple: true, default: [] },
    task: { type: 'string', multiple: true, default: [] },
    jobs: { type: 'string', default: '3' },
    record: { type: 'boolean', default: false },
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
if (values.record) await writeRecord();
console.log(`\n${verdicts.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** For the pages. One with a hole, or of a program that failed, would tell them something that is not so. */
async function writeRecord(): Promise<void> {
  if (failed.length > 0 || values.language.length > 0 || values.task.length > 0) {
    return console.log('Not recorded: that takes a run of all programs in which all of them pass.');
  }
  const run = {
    date: new Date().toISOString().slice(0, 10),
    commit: (await ask('git rev-parse HEAD')).slice(0, 7),
  };
  const record = makeRecord(run, languages, verdicts);
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}
