import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { assumptions, measured, printGrowth, reckon } from './growth.ts';

it('is reckoned as by hand', () => {
  const visit = {
    first: { requests: 10, checks: 4, bytes: 1000 },
    next: { requests: 2, checks: 1, bytes: 100 },
    again: { requests: 4, checks: 4, bytes: 40 },
  };
  // 40 visits of 5 pages; 30 of them begin with nothing, 10 with everything, and 160 pages follow.
  const habits = { ...assumptions, pagesPerVisit: 5, newVisits: 0.75 };
  expect(reckon(200, visit, habits)).toEqual({
    requests: 30 * 10 + 10 * 4 + 160 * 2,
    bytes: 30 * 1000 + 10 * 40 + 160 * 100,
    checks: 30 * 4 + 10 * 4 + 160 * 1,
    checkBytes: (30 * 4 + 10 * 4 + 160 * 1) * 10,
  });
});

it('the README has the table of these figures', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(printGrowth([1_000_000, 100_000_000], measured, assumptions));
});
