import type { Schema } from '@easel/contract';
import { describeRange, describeType, listValues, resolveSchema } from '@easel/reference';
import { type Cell, code, codes, link, prose, table, text } from '../../page-tree.ts';
import type { ContractData, TableStep } from '../contract-data.ts';

const mostValues = 8;

/** Where the page of constants has the lists that are longer, by schema. */
const lists: Record<string, string> = {
  Sampler: 'samplers',
  Vae: 'vae-upscalers',
  Upscaler: 'vae-upscalers',
  Preprocessor: 'controlnet',
  ControlnetModel: 'controlnet',
};

/**
 * `<ContractFields schema="Diffusion" only="width height"/>`: one row per field of a shared schema. Of what the API
 * returns (`in="response"`) nothing is required of the reader: such a field is always there.
 */
export const fields: TableStep = (data, { schema: name = '', only = '', in: side = 'request' }) => {
  const { document, words } = data;
  const { schema } = resolveSchema(document, { $ref: `#/components/schemas/${name}` });
  const required = new Set((schema.required as string[] | undefined) ?? []);
  const mark = side === 'response' ? words.present : words.required;
  const wanted = only.split(/\s+/).filter(Boolean);
  const rows = Object.entries((schema.properties ?? {}) as Record<string, unknown>)
    .filter(([field]) => wanted.length === 0 || wanted.includes(field))
    .map(([field, node]) => row(data, field, required.has(field) ? mark : '', node));
  return table([words.field, words.rule, words.meaning], rows);
};

function row(
  { document, words }: ContractData,
  field: string,
  mark: string,
  node: unknown,
): Cell[] {
  const { schema, name: title = '' } = resolveSchema(document, node);
  const name: Cell = mark ? [...code(field), ...text(` ${mark}`)] : code(field);
  const rules = bounds(schema, words).filter(Boolean).join(', ');
  const type = Array.isArray(schema.enum)
    ? choice(schema.enum.map(String), title, words)
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

function choice(values: string[], title: string, words: ContractData['words']): Cell {
  if (values.length <= mostValues) return codes(values, words.separator);
  const count = text(`${values.length} ${words.values}`);
  const list = lists[title];
  return list ? link(`/docs/api/guide/list-of-constants#${list}`, count) : count;
}

function bounds(schema: Schema, words: ContractData['words']): (string | undefined)[] {
  const length = describeRange([schema.minLength, schema.maxLength]);
  return [
    describeRange([schema.minimum, schema.maximum]),
    length && `${length}${words.units.characters}`,
    describeRange([schema.minItems, schema.maxItems]),
    describeRange([schema.minProperties, schema.maxProperties]),
    schema.multipleOf === undefined
      ? undefined
      : words.multipleOf.replace('#', String(schema.multipleOf)),
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
