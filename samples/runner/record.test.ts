import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matchOutput } from './judge-run.ts';
import { digestFiles, recordFile, type SampleRecord } from './record.ts';
import { listRuns } from './runs.ts';
import { readLanguages, readSamples } from './samples.ts';

const record: SampleRecord = JSON.parse(readFileSync(recordFile, 'utf8'));
const runs = listRuns(readSamples(), readLanguages(), { languages: [], tasks: [] });

it('the record is of these programs and of all of them: npm run samples -- --record', () => {
  const stale = runs
    .filter(
      ({ sample, language }) =>
        record.samples[sample.task]?.[language.id]?.files !== digestFiles(sample, language),
    )
    .map(({ sample, language }) => `${sample.task}/${language.program}`);
  expect(stale).toEqual([]);
  const recorded = Object.values(record.samples).flatMap(Object.keys).length;
  expect(recorded).toBe(runs.length);
});

it('every program has printed what its sample says', () => {
  for (const { sample, language } of runs) {
    const printed = record.samples[sample.task]?.[language.id]?.output ?? '';
    expect(matchOutput(sample.output, printed), `${sample.task} ${language.id}`).toBeUndefined();
  }
});
