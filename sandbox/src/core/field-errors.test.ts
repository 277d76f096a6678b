import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { toFieldErrors } from './field-errors.ts';

it('says of a wrong step what the example of the contract says', async () => {
  const example = '../../../contract/examples/errors/create-job-param-error.yaml';
  const { value } = parse(await readFile(new URL(example, import.meta.url), 'utf8'));
  const pointer = '/stages/1/diffusion/width';
  const fault = { pointer, keyword: 'multipleOf', rule: 64 } as const;
  expect(toFieldErrors([fault], {})).toEqual(value.errors);
});

it.each([
  ['a number that a computer cannot hold', JSON.parse('1e999'), 'RANGE'],
  ['an object that cannot be made a number', { toString: 1 }, 'TYPE'],
  ['a text', 'Infinity', 'TYPE'],
])('tells %s from another type', (_, value, code) => {
  const fault = { pointer: '/requestId', keyword: 'type', rule: 'integer' } as const;
  expect(toFieldErrors([fault], { requestId: value })).toMatchObject([{ code }]);
});
