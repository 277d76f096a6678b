import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countTests, listTests } from './read-results.mjs';

it.each([
  ['Playwright', '  3 flaky\n  140 passed (2.3m)\n', true, 140, 0],
  ['Playwright with failures', '  2 failed\n    [en] › a\n  138 passed (2.3m)\n', false, 138, 2],
  ['Vitest', ' Test Files  142 passed (142)\n      Tests  1948 passed (1948)\n', true, 1948, 0],
  [
    'Vitest with failures',
    ' Test Files  1 failed | 141 passed (142)\n      Tests  3 failed | 1945 passed (1948)\n',
    false,
    1945,
    3,
  ],
  ['our own runners', 'a table\n\n24 passed, 0 failed\n', true, 24, 0],
  ['our own runners with failures', '23 passed, 1 failed\n', false, 23, 1],
  ['a command that counts nothing', 'Wrote 6 files.\n', true, 1, 0],
  ['a command that broke', 'Error: no\n', false, 0, 1],
])('counts what %s printed', (_, log, ok, passed, failed) => {
  expect(countTests(log, ok)).toEqual({ passed, failed });
});

it('lists the tests of both kinds of report', () => {
  const file = (content: object) => {
    const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
    writeFileSync(path, JSON.stringify(content));
    return path;
  };
  const vitest = { testResults: [{ assertionResults: [{ fullName: 'a b', duration: 1500 }] }] };
  expect(listTests('test', file(vitest))).toEqual([{ part: 'test', title: 'a b', seconds: 1.5 }]);
  const tests = [{ projectName: 'en', results: [{ duration: 2000 }, { duration: 500 }] }];
  const playwright = { suites: [{ suites: [{ specs: [{ title: 'c', tests }] }] }] };
  expect(listTests('spec', file(playwright))).toEqual([
    { part: 'spec', title: 'en: c', seconds: 2.5 },
  ]);
  expect(listTests('none', '/no/such/report.json')).toEqual([]);
});
