import type { Language, Sample, Verdict } from './samples.ts';

/** What the tests of the pure steps start from. */
export const sample: Sample = {
  task: 'create-job',
  title: '',
  summary: '',
  operations: ['create-job'],
  output: 'fine\n',
};

export const language = (id: string): Language => ({
  id,
  label: id.toUpperCase(),
  program: `${id}.x`,
  client: `easel.${id}`,
  highlight: id,
  comment: '#',
  version: `${id} --version`,
  run: id,
  lint: [],
});

export const verdict = (task: string, id: string, problems: string[] = []): Verdict => ({
  sample: { ...sample, task },
  language: language(id),
  problems,
  seconds: 1.25,
  output: 'fine\n',
});
