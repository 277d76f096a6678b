import { expect, it } from 'vitest';
import { type RunnerTest, takeTurns } from './take-turns.ts';

const test = (project: string, ...titles: string[]): RunnerTest => ({
  project,
  file: 'console.spec.ts',
  titles,
});

it('of the same test in two languages one gives way, and the languages take turns', () => {
  const tests = [
    test('console', 'en: a job is made'),
    test('console', 'en: a job is ended'),
    test('console', '/docs/intro fits'),
    test('console', 'en', 'is found'),
    test('console', 'zh: a job is made'),
    test('console', 'zh: a job is ended'),
    test('console', '/zh/docs/intro fits'),
    test('console', 'zh', 'is found'),
  ];
  expect(takeTurns(tests).map(({ titles }) => titles.join(' '))).toEqual([
    'en: a job is made',
    'zh: a job is ended',
    '/docs/intro fits',
    'zh is found',
  ]);
});

it('each engine begins with another language', () => {
  const names = ['chromium-en', 'chromium-zh', 'firefox-en', 'firefox-zh'];
  const given = takeTurns(names.map(name => test(name, 'a job is made')));
  expect(given.map(({ project }) => project)).toEqual(['chromium-en', 'firefox-zh']);
});

it('what is there in one language alone, or in more ways than two, always runs', () => {
  const tests = [
    test('console', 'en-route words are kept'),
    test('console', 'zhuyin is read'),
    test('faults-en', 'a script hangs'),
    ...['en', 'zh'].flatMap(name => [test('console', name, 'same'), test('console', name, 'same')]),
  ];
  expect(takeTurns(tests)).toEqual([]);
});
