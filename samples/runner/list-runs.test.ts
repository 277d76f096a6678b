import { expect, it } from 'vitest';
import { listRuns } from './list-runs.ts';
import { language, sample } from './test-data.ts';

const languages = [language('node'), language('go')];
const samples = [
  { ...sample, task: 'a' },
  { ...sample, task: 'b', without: { go: { en: 'no', zh: '无' } } },
];
const names = (wanted = { languages: [] as string[], tasks: [] as string[] }) =>
  listRuns(samples, languages, wanted).map(run => `${run.sample.task} ${run.language.id}`);

it('runs every task in every language that does not excuse itself', () => {
  expect(names()).toEqual(['a node', 'a go', 'b node']);
});

it('runs a part when asked, and refuses what does not exist', () => {
  expect(names({ languages: ['go'], tasks: [] })).toEqual(['a go']);
  expect(names({ languages: ['node'], tasks: ['b'] })).toEqual(['b node']);
  expect(() => names({ languages: ['rust'], tasks: [] })).toThrow('There is no language rust');
});
