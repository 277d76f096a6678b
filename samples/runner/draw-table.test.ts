import { expect, it } from 'vitest';
import { drawTable } from './draw-table.ts';
import { language, verdict } from './test-data.ts';

it('shows what passed, what failed and what does not exist', () => {
  const verdicts = [verdict('a', 'go', ['x']), verdict('a', 'php'), verdict('b', 'php')];
  const table = drawTable(verdicts, [language('go'), language('php'), language('java')]);
  expect(table.split('\n').map(line => line.split(/ +/))).toEqual([
    ['task', 'go', 'php'],
    ['a', '✗', '1.3'],
    ['b', '·', '1.3'],
  ]);
});
