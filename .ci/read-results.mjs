import { existsSync, readFileSync } from 'node:fs';

// The closing lines of Playwright, Vitest and our own runners.
const passedLine = /^ *(?:Tests +)?(?:\d+ failed[ ,|]+)?(\d+) passed/gm;
const failedLine = /^ *(?:Tests +)?(?:\d+ passed, )?(\d+) failed/gm;

/** What a runner counted; a command that counts nothing is one check. */
export function countTests(log, ok) {
  const last = line => Number([...log.matchAll(line)].at(-1)?.[1] ?? 0);
  return {
    passed: ok ? Math.max(1, last(passedLine)) : last(passedLine),
    failed: ok ? 0 : Math.max(1, last(failedLine)),
  };
}

/** The tests of a part with their seconds, from Playwright's or Vitest's report. */
export function listTests(part, report) {
  if (!existsSync(report)) return [];
  const { suites, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  if (testResults)
    return testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        part,
        title: fullName,
        seconds: (duration ?? 0) / 1000,
      })),
    );
  return (suites ?? []).flatMap(suite => listSpecs(part, suite));
}

function listSpecs(part, { suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      part,
      title: `${projectName}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(suite => listSpecs(part, suite))];
}
