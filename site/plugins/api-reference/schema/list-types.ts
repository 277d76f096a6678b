import type { Schema } from '@easel/contract';

/** The JSON types a schema admits, whichever way the version of OpenAPI writes them. */
export function listTypes(schema: Schema): string[] {
  const written = schema.type === undefined ? guess(schema) : [schema.type].flat();
  const types = written.map(String);
  return schema.nullable === true && !types.includes('null') ? [...types, 'null'] : types;
}

function guess(schema: Schema): string[] {
  if (schema.properties || schema.additionalProperties || schema.patternProperties) {
    return ['object'];
  }
  if (schema.items || schema.prefixItems) return ['array'];
  if (schema.const !== undefined) return [jsonType(schema.const)];
  if (Array.isArray(schema.enum)) return [...new Set(schema.enum.map(jsonType))];
  return [];
}

function jsonType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
