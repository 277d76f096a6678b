import { expect, it } from 'vitest';
import { readSamples } from './read-samples.ts';

const samples = readSamples('en');
const shown = (task?: string) =>
  new Map(
    samples
      .programs(task)
      .map(({ language }) => [language.id, language.try ?? language.run] as const),
  );

it('shows the command that runs a program, where it is not that of other tasks', () => {
  const suites = samples.tasks.filter(task => samples.task(task).instead);
  expect(suites).not.toEqual([]);
  const usual = shown('text-to-image');
  for (const task of suites) {
    const own = Object.entries(samples.task(task).instead ?? {}).filter(([, { run }]) => run);
    for (const [id, { run, try: typed }] of own) {
      expect(shown(task).get(id), `${task} ${id}`).toBe(typed ?? run);
      expect(shown(task).get(id), `${task} ${id}`).not.toBe(usual.get(id));
    }
  }
});
