import { expect, it } from 'vitest';
import { printJson } from './write-request.ts';

it('keeps on a line what fits, breaks what does not, and changes nothing', () => {
  expect(printJson({ a: [1, { b: 'c' }], d: {} })).toBe('{ "a": [1, { "b": "c" }], "d": {} }');
  const long = { width: 1, height: 2, text: 'x'.repeat(70), list: [{ y: 'y'.repeat(75) }] };
  const lines = printJson(long).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '{',
    '  "width": 1, "height": 2,',
    `  "text": "${long.text}",`,
  ]);
  expect(JSON.parse(printJson(long))).toEqual(long);
});
