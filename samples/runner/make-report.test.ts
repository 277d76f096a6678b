import { expect, it } from 'vitest';
import { makeReport } from './make-report.ts';
import { language, verdict } from './test-data.ts';

it('holds what the site shows, by task and language', () => {
  const verdicts = [verdict('a', 'go', ['x']), verdict('a', 'php')];
  expect(makeReport('abc', [{ ...language('go'), found: '1.19.8' }], verdicts)).toEqual({
    commit: 'abc',
    languages: { go: { label: 'GO', version: '1.19.8' } },
    samples: {
      a: {
        go: { passed: false, seconds: 1.25, output: 'fine\n' },
        php: { passed: true, seconds: 1.25, output: 'fine\n' },
      },
    },
  });
});
