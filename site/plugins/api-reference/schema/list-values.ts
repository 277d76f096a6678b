import type { Schema } from '@easel/contract';
import type { EnumValue } from './schema-node.ts';

/** The allowed values with their meanings, from `x-enum-descriptions` or from `oneOf` of constants. */
export function listValues(schema: Schema): EnumValue[] {
  if (schema.const !== undefined) return [{ value: asText(schema.const) }];
  const meanings = (schema['x-enum-descriptions'] ?? {}) as Record<string, string>;
  if (Array.isArray(schema.enum)) {
    return schema.enum.map(value => toValue(asText(value), meanings[String(value)]));
  }
  const constants = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined;
  if (constants?.length && constants.every(option => option?.const !== undefined)) {
    return constants.map(option =>
      toValue(asText(option.const), (option.description ?? option.title) as string | undefined),
    );
  }
  return [];
}

function toValue(value: string, meaning: string | undefined): EnumValue {
  return meaning === undefined ? { value } : { value, meaning };
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
