import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOperationIds } from './affected-pages.ts';
import {
  hasProgram,
  isWrittenIn,
  languageOf,
  listRegions,
  readLanguages,
  readSamples,
  samplesFolder,
} from './samples.ts';

const samples = readSamples();
const languages = readLanguages();
const ids = languages.map(({ id }) => id);

it('has a task for every operation, which uses it', () => {
  for (const id of readOperationIds()) {
    const task = samples.find(sample => sample.task === id);
    expect(task?.operations, id).toContain(id);
  }
});

it.each(samples)('$task is complete', sample => {
  for (const text of [sample.title, sample.summary, ...Object.values(sample.without ?? {})]) {
    expect(text).toBeTruthy();
  }
  for (const language of languages.map(any => languageOf(sample, any))) {
    const wanted = isWrittenIn(sample, language);
    expect(hasProgram({ sample, language }), language.program).toBe(wanted);
  }
  for (const id of [...(sample.languages ?? []), ...Object.keys(sample.without ?? {})]) {
    expect(ids, 'samples/languages.yaml').toContain(id);
  }
  for (const file of sample.files ?? []) {
    expect(existsSync(join(samplesFolder, 'files', file)), file).toBe(true);
  }
});

const regionsOf = (...path: string[]) =>
  listRegions(readFileSync(join(samplesFolder, ...path), 'utf8'));

it.each(samples)('$task has the same regions in every language', sample => {
  const { task } = sample;
  const present = languages
    .map(language => languageOf(sample, language))
    .filter(language => hasProgram({ sample, language }));
  const [first, ...others] = present.map(({ program }) => regionsOf(task, program));
  for (const regions of others) expect(regions).toEqual(first);
});

it('has a region that signs in every client', () => {
  for (const { client } of languages)
    expect(regionsOf('clients', client), client).toEqual(['sign']);
});

describe('listRegions', () => {
  it('lists regions in either comment syntax, however deep they are indented', () => {
    expect(
      listRegions('# region a\nx\n# endregion\n    // region b-c\n    // endregion\n'),
    ).toEqual(['a', 'b-c']);
    expect(listRegions('the region of the world\n')).toEqual([]);
  });

  it('refuses regions that overlap, have no name or no end', () => {
    expect(() => listRegions('# region a\n# region b\n')).toThrow('starts inside a');
    expect(() => listRegions('# region a\n')).toThrow('does not end');
    expect(() => listRegions('# endregion\n')).toThrow('has not started');
    expect(() => listRegions('# region\n# endregion\n')).toThrow('no name');
  });
});
