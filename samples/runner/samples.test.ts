import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readOperationIds } from './read-pages.ts';
import { hasProgram, readLanguages, readSamples, samplesFolder } from './read-samples.ts';

const samples = readSamples();
const languages = readLanguages();

it('has a task for every operation, which uses it', () => {
  for (const id of readOperationIds()) {
    const task = samples.find(sample => sample.task === id);
    expect(task?.operations, id).toContain(id);
  }
});

it.each(samples)('$task is complete', sample => {
  for (const text of [sample.title, sample.summary, ...Object.values(sample.without ?? {})]) {
    expect(text.en).toBeTruthy();
    expect(text.zh).toMatch(sample.title === text ? /./ : /\p{Script=Han}/u);
  }
  for (const language of languages) {
    const excused = Object.hasOwn(sample.without ?? {}, language.id);
    expect(hasProgram(sample.task, language), language.program).toBe(!excused);
  }
  for (const file of sample.files ?? []) {
    expect(existsSync(join(samplesFolder, 'files', file)), file).toBe(true);
  }
});
