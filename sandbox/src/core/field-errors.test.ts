import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { toFieldErrors } from './field-errors.ts';

it('says of a wrong step what the example of the contract says', async () => {
  const example = '../../../contract/examples/errors/create-job-param-error.yaml';
  const { value } = parse(await readFile(new URL(example, import.meta.url), 'utf8'));
  const found = {
    instancePath: '/stages/1/diffusion/width',
    schemaPath: '',
    keyword: 'multipleOf',
    params: { multipleOf: 64 },
  };
  expect(toFieldErrors([found], {})).toEqual(value.errors);
});
