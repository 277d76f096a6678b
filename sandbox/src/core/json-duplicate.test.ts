import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findDuplicateField } from './json-duplicate.ts';

it.each([
  ['{"steps":5,"steps":50}', '/steps'],
  ['{"a":{"b":1},"c":{"b":1,"\\u0062" : 2}}', '/c/b'],
  ['[{"a":1},{"x":"\\"a\\":1","a":1,"a":1}]', '/1/a'],
  ['{"a/b":[0,{"~":1,"~":1}]}', '/a~1b/1/~0'],
  ['{"a":"a","b":["a","a"],"c":":"}', undefined],
])('%s has a field twice at %s', (text, pointer) => {
  expect(findDuplicateField(text)).toBe(pointer);
});

it('finds nothing in what was printed from a value', () => {
  fc.assert(
    fc.property(fc.json(), text => {
      const printed = JSON.stringify(JSON.parse(text), null, 1);
      return findDuplicateField(printed) === undefined;
    }),
  );
});
