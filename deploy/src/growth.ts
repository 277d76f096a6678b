/** From readers to requests, bytes and money. Prices and habits are assumptions: they stand for no provider. */
export interface Part {
  requests: number;
  /** Of these, for files that are asked about before each use. */
  checks: number;
  /** With headers, packed. */
  bytes: number;
}

export interface Visit {
  /** The first page of a reader whose browser has kept nothing, and what it fetches ahead for the links in view. */
  first: Part;
  /** A page further on, by a link. */
  next: Part;
  /** The first page of a reader whose browser has kept everything. */
  again: Part;
}

/** Rounded; `npx tsx site/measure/visit.ts` fails when the site has moved away from it. */
export const measured: Visit = {
  first: { requests: 35, checks: 7, bytes: 334_000 },
  next: { requests: 16, checks: 1, bytes: 105_000 },
  again: { requests: 7, checks: 7, bytes: 7_700 },
};

export const assumptions = {
  pagesPerVisit: 3,
  /** Visits of readers whose browser has kept nothing, or nothing that is still valid. */
  newVisits: 0.6,
  /** The busiest second, in averages of the month. */
  peak: 10,
  /** What one core of nginx answers in a second; half of what it does without TLS. */
  corePerSecond: 15_000,
  serverPerMonth: 20,
  originPerGb: 0.05,
  cdnPerGb: 0.03,
};

export type Assumptions = typeof assumptions;

const secondsPerMonth = 30 * 86_400;

export interface Growth {
  requests: number;
  bytes: number;
  /** What reaches the origin if a CDN keeps the files and asks about those that have to be asked about. */
  checks: number;
  checkBytes: number;
}

export function reckon(
  views: number,
  visit: Visit,
  { pagesPerVisit, newVisits }: Assumptions,
): Growth {
  const visits = views / pagesPerVisit;
  const sum = (key: keyof Part) =>
    visits * (newVisits * visit.first[key] + (1 - newVisits) * visit.again[key]) +
    (views - visits) * visit.next[key];
  const checks = sum('checks');
  // Nearly all of them are answered with 304: as many bytes as a reader gets who has kept everything.
  const checkBytes = (checks * visit.again.bytes) / visit.again.requests;
  return { requests: sum('requests'), bytes: sum('bytes'), checks, checkBytes };
}

/** A table for people, a column for each number of page views in a month. */
export function printGrowth(views: number[], visit: Visit, assumed: Assumptions): string {
  const { peak, corePerSecond, serverPerMonth, originPerGb, cdnPerGb } = assumed;
  const columns = views.map(count => reckon(count, visit, assumed));
  const atPeak = (amount: number) => (amount / secondsPerMonth) * peak;
  const cores = (requests: number) => Math.max(1, Math.ceil(atPeak(requests) / corePerSecond));
  const rows: [string, (growth: Growth) => string][] = [
    ['requests', ({ requests }) => millions(requests)],
    ['bytes', ({ bytes }) => gigabytes(bytes)],
    ['**without a CDN**: requests/s at the peak', ({ requests }) => whole(atPeak(requests))],
    ['Mbit/s at the peak', ({ bytes }) => whole((atPeak(bytes) * 8) / 1e6)],
    ['of one core at the peak', ({ requests }) => percent(atPeak(requests) / corePerSecond)],
    [
      'money a month',
      ({ requests, bytes }) =>
        money(cores(requests) * serverPerMonth + (bytes / 1e9) * originPerGb),
    ],
    ['**with a CDN**: requests to the origin', ({ checks }) => millions(checks)],
    ['bytes from the origin', ({ checkBytes }) => gigabytes(checkBytes)],
    ['requests/s to the origin at the peak', ({ checks }) => whole(atPeak(checks))],
    ['of one core at the peak', ({ checks }) => percent(atPeak(checks) / corePerSecond)],
    [
      'money a month',
      ({ checks, bytes, checkBytes }) =>
        money(
          cores(checks) * serverPerMonth +
            (bytes / 1e9) * cdnPerGb +
            (checkBytes / 1e9) * originPerGb,
        ),
    ],
  ];
  const line = (cells: string[]) => `| ${cells.join(' | ')} |\n`;
  return [
    line(['page views a month', ...views.map(whole)]),
    `|---|${'---:|'.repeat(views.length)}\n`,
    ...rows.map(([name, cell]) => line([name, ...columns.map(cell)])),
  ].join('');
}

const whole = (amount: number) => Math.ceil(amount).toLocaleString('en');
const millions = (amount: number) =>
  `${Number((amount / 1e6).toPrecision(3)).toLocaleString('en')} million`;
const gigabytes = (bytes: number) =>
  `${Number((bytes / 1e9).toPrecision(3)).toLocaleString('en')} GB`;
const percent = (share: number) => `${Number((share * 100).toPrecision(2))} %`;
const money = (amount: number) => `$${whole(amount)}`;
