import { expect, it } from 'vitest';
import { printJson, writeRequest } from './write-request.ts';

it('shows where a number goes without the quotes that a reader might copy', () => {
  const body = { templateVersion: '{version}', imageResourceId: '{image}' };
  const { code } = writeRequest(
    { method: 'POST', path: '/v1/jobs', headers: {}, body },
    ['version', 'image'],
    ['version'],
  );
  const text = code.map(piece => piece.text).join('');
  expect(text).toContain('"templateVersion": {version}');
  expect(text).toContain('"imageResourceId": "{image}"');
});

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
