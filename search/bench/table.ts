import { readFileSync, writeFileSync } from 'node:fs';
import type { ClassScore, Measurement } from './measure.ts';

const SHORT = (share: number) => share.toFixed(2).replace(/^0/, '');
const PRECISE = (share: number) => share.toFixed(3).replace(/^0/, '');

/** One row an engine; each class of query as success@1 / success@8 / MRR. */
export function table(measurements: readonly Measurement[]): string {
  const classes = [...(measurements[0]?.classes.keys() ?? [])];
  const head = ['engine', 'gz kB', 'load ms', 'p50 ms', 'p95 ms', 's@1', 's@8', 'MRR', ...classes];
  const rows = measurements.map(({ engine, bytes, loadMs, p50, p95, all, classes: scores }) => [
    engine,
    (bytes / 1000).toFixed(0),
    loadMs.toFixed(1),
    p50.toFixed(2),
    p95.toFixed(2),
    PRECISE(all.first / all.asked),
    PRECISE(all.found / all.asked),
    PRECISE(all.reciprocal / all.asked),
    ...classes.map(name => ofClass(scores.get(name)!)),
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i ? '---:' : '---'))), ...rows.map(line)].join('\n');
}

const ofClass = ({ asked, first, found, reciprocal }: ClassScore) =>
  [first, found, reciprocal].map(sum => SHORT(sum / asked)).join(' / ');

export function writeBetweenMarkers(file: URL, name: string, text: string): void {
  const begin = `<!-- ${name}:begin -->`;
  const end = `<!-- ${name}:end -->`;
  const before = readFileSync(file, 'utf8');
  const from = before.indexOf(begin);
  const to = before.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file.pathname} has no markers named ${name}`);
  writeFileSync(file, `${before.slice(0, from + begin.length)}\n\n${text}\n\n${before.slice(to)}`);
}
