import type { Schema } from '@easel/contract';
import { describeRange, describeType, listValues, resolveSchema } from '@easel/reference';
import { type Cell, code, codes, prose, table, text } from '../../page-tree.ts';
import type { ContractData, TableStep } from '../contract-data.ts';

// A longer list of values has a table of its own on the page of constants.
const mostValues = 8;

/** `<ContractFields schema="Diffusion" only="width height"/>`: one row per field of a shared schema. */
export const fields: TableStep = (data, { schema: name = '', only = '' }) => {
  const { document, words } = data;
  const { schema } = resolveSchema(document, { $ref: `#/components/schemas/${name}` });
  const required = new Set((schema.required as string[] | undefined) ?? []);
  const wanted = only.split(/\s+/).filter(Boolean);
  const rows = Object.entries((schema.properties ?? {}) as Record<string, unknown>)
    .filter(([field]) => wanted.length === 0 || wanted.includes(field))
    .map(([field, node]) => row(data, field, required.has(field), node));
  return table([words.field, words.rule, words.meaning], rows);
};

function row(
  { document, words }: ContractData,
  field: string,
  required: boolean,
  node: unknown,
): Cell[] {
  const { schema } = resolveSchema(document, node);
  const name: Cell = required ? [...code(field), ...text(` ${words.required}`)] : code(field);
  const rules = bounds(schema, words.multiple).filter(Boolean).join(', ');
  const listed = Array.isArray(schema.enum) && schema.enum.length <= mostValues;
  const type = listed
    ? codes((schema.enum as unknown[]).map(String), words.separator)
    : schema.enum
      ? text(`${(schema.enum as unknown[]).length} ${words.values}`)
      : [...code(describeType(document, node)), ...text(rules && ` ${rules}`)];
  // A column of its own would be empty more often than not, and take the room of the meaning.
  const otherwise =
    schema.default === undefined
      ? []
      : [
          ...text(`${words.comma}${words.default.toLowerCase()} `),
          ...code(JSON.stringify(schema.default)),
        ];
  return [name, [...type, ...otherwise], prose(String(schema.description ?? ''))];
}

function bounds(schema: Schema, multiple: string): (string | undefined)[] {
  return [
    describeRange([schema.minimum, schema.maximum]),
    describeRange([schema.minLength, schema.maxLength]),
    describeRange([schema.minItems, schema.maxItems]),
    describeRange([schema.minProperties, schema.maxProperties]),
    schema.multipleOf === undefined ? undefined : `${multiple} ${schema.multipleOf}`,
  ];
}

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
