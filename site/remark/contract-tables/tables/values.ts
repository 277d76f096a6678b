import { listValues, resolveSchema } from '@easel/reference';
import { code, prose, table } from '../../page-tree.ts';
import type { TableStep } from '../contract-data.ts';

/** `<ContractValues schema="Sampler"/>`: the values of an enum with their meanings. */
export const values: TableStep = ({ document, words }, { schema: name = '' }) => {
  const { schema } = resolveSchema(document, { $ref: `#/components/schemas/${name}` });
  const values = listValues(schema);
  return table(
    [words.value, words.meaning],
    values.map(({ value, meaning = '' }) => [code(value), prose(meaning)]),
    values.map(({ value }) => value),
  );
};
