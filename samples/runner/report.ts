import type { Language, Verdict } from './samples.ts';

/** Seconds where a program passed, a cross where it failed, a dot where there is none. */
export function drawTable(verdicts: Verdict[], languages: Language[]): string {
  const tasks = [...new Set(verdicts.map(({ sample }) => sample.task))];
  const shown = languages.filter(({ id }) => verdicts.some(({ language }) => language.id === id));
  const width = Math.max(4, ...tasks.map(task => task.length)) + 2;
  const cell = (task: string, id: string) => {
    const verdict = verdicts.find(
      ({ sample, language }) => sample.task === task && language.id === id,
    );
    if (!verdict) return '·';
    return verdict.problems.length ? '✗' : verdict.seconds.toFixed(1);
  };
  const row = (name: string, cells: string[]) =>
    name.padEnd(width) + cells.map(text => text.padStart(8)).join('');
  return [
    row(
      'task',
      shown.map(({ id }) => id),
    ),
    ...tasks.map(task =>
      row(
        task,
        shown.map(({ id }) => cell(task, id)),
      ),
    ),
  ].join('\n');
}

/** `curl 7.88.1 (…)`, `v20.20.2`, `go version go1.19.8 linux/amd64`: the first thing that looks like a version. */
export function readVersion(printed: string): string {
  return /\d+(\.\d+)+/.exec(printed)?.[0] ?? '';
}
