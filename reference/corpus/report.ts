import type { Outcome } from './run-workers.ts';

/** No page shall be larger, in bytes of HTML: a reader waits for it, and a browser lays it out. */
const large = 400_000;

/** What the run found, as the command prints it. */
export function report(outcomes: Outcome[], seconds: number): string {
  const whole = outcomes.flatMap(({ name, rendered }) => (rendered ? { name, ...rendered } : []));
  const failed = outcomes.filter(({ rendered }) => !rendered);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const pages = sum(whole.map(document => document.pages));
  const bySize = whole.toSorted((one, other) => other.largest.bytes - one.largest.bytes);
  const [largest] = bySize;
  const cpu = sum(outcomes.map(outcome => outcome.seconds));
  return [
    `documents          ${outcomes.length}`,
    `rendered wholly    ${whole.length} (${((100 * whole.length) / outcomes.length).toFixed(2)} %)`,
    `pages              ${pages}, mean ${kilobytes(sum(whole.map(document => document.bytes)) / (pages || 1))}`,
    `largest page       ${largest ? `${kilobytes(largest.largest.bytes)}, ${largest.largest.id} of ${largest.name}` : '-'}`,
    `over ${kilobytes(large)}        ${bySize.filter(document => document.largest.bytes > large).length} documents have such a page`,
    `time               ${cpu.toFixed(0)} s of the processor, ${seconds.toFixed(0)} s by the clock`,
    '',
    ...table('repairs, and documents with them', countRepairs(whole)),
    ...table('failures', countReasons(failed)),
    ...failed.map(({ name, failure }) => `- ${name}: ${failure}`),
  ].join('\n');
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

function table(title: string, rows: [string, ...number[]][]): string[] {
  if (rows.length === 0) return [];
  return [
    title,
    ...rows.map(
      ([name, ...numbers]) =>
        `  ${numbers.map(number => String(number).padStart(8)).join('')}  ${name}`,
    ),
    '',
  ];
}

function countRepairs(whole: { repairs: Record<string, number> }[]): [string, number, number][] {
  const kinds = new Map<string, [number, number]>();
  for (const { repairs } of whole) {
    for (const [kind, count] of Object.entries(repairs)) {
      const [all, documents] = kinds.get(kind) ?? [0, 0];
      kinds.set(kind, [all + count, documents + 1]);
    }
  }
  return [...kinds]
    .map(([kind, [all, documents]]): [string, number, number] => [kind, all, documents])
    .sort((one, other) => other[2] - one[2]);
}

function countReasons(failed: Outcome[]): [string, number][] {
  const reasons = new Map<string, number>();
  for (const { failure = '' } of failed) {
    const reason = failure.split(':').slice(0, 2).join(':');
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return [...reasons].sort((one, other) => other[1] - one[1]);
}
