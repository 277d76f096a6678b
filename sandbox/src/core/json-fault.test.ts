import { expect, it } from 'vitest';
import { findJsonFault } from './json-fault.ts';

it.each([
  ['{\n  "a": 1,\n}', 3, 1],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
  ['{ a: 1 }', 1, 3],
  ["{ 'a': 1 }", 1, 3],
  ['[1, 2', 1, 6],
  ['{"a": tru}', 1, 7],
  ['{"a": 01}', 1, 7],
  ['{"a" 1}', 1, 6],
  ['[1] 2', 1, 5],
  ['[1,]', 1, 4],
  ['{"a": "x\ny"}', 1, 7],
  ['', 1, 1],
  ['// hello', 1, 1],
])('%j is wrong in line %i, column %i', (text, line, column) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(findJsonFault(text)).toMatchObject({ line, column });
});

it('has nothing to say against what JSON.parse takes', () => {
  const texts = [
    '{"a":[1,2.5e-3,{"b":null}],"c":"\\u00e9\\n"}',
    ' [ ] ',
    '{}',
    '"x"',
    '-0.1',
    'true',
    '[[],{}]',
  ];
  for (const text of texts) {
    expect(() => JSON.parse(text), text).not.toThrow();
    expect(findJsonFault(text).offset, text).toBe(text.length);
  }
});
