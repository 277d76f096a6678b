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
