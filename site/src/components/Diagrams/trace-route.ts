import type { Layout, Status } from './JobStatuses';

const row: Status[] = ['CREATED', 'PENDING', 'WAITING', 'RUNNING', 'SUCCESS'];

/**
 * The lines that a job has gone along. A look may miss a short status, but there is only one way to the next, so
 * what is between two statuses of the row was passed.
 */
export function traceRoute(layout: Layout, statuses: string[]): string[] {
  const furthest = Math.max(0, ...statuses.map(status => row.indexOf(status as Status)));
  const last = statuses.at(-1);
  const way = layout.forward.slice(0, furthest);
  if (last === 'FAILED') {
    const from = Math.max(1, furthest);
    return [...layout.forward.slice(0, from), wholeLine(layout.failing, from - 1)];
  }
  return last === 'CANCELED' ? [...way, wholeLine(layout.cancelling, furthest)] : way;
}

/** Only the first line reaches the end; the others join it and go on as it does. */
function wholeLine(lines: string[], index: number): string {
  const [first = ''] = lines;
  return index === 0 ? first : (lines[index] ?? '') + (/[HV]\d+$/.exec(first)?.[0] ?? '');
}
