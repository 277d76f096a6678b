import type { Sample } from '../runner/samples.ts';

/** The program that meets the faults, in each language: a reader's folder holds it as it holds a sample. */
export const driver: Sample = {
  task: 'faults',
  title: 'Faults',
  summary: 'Meets every fault and prints how it ended.',
  operations: [],
  output: '',
  files: ['photo.png'],
};
