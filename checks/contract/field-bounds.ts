import { posix } from 'node:path';
import { parse } from 'yaml';
import type { Repository } from '../repository/repository.ts';
import { enumValues } from './enum-values.ts';

export interface Bounds {
  lowest?: number;
  highest?: number;
  multipleOf?: number;
  values?: unknown[];
}

interface Schema {
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  multipleOf?: number;
  enum?: unknown[] | undefined;
  const?: unknown;
  $ref?: string;
}

/** The bounds of every field and parameter of a name; one name may stand in several schemas. */
export function fieldBounds(repository: Repository): Map<string, Bounds[]> {
  const { files, read } = repository;
  const found = new Map<string, Bounds[]>();
  const note = (name: string, schema: Schema, path: string) => {
    const target = posix.join(posix.dirname(path), schema.$ref ?? '');
    const shared = schema.$ref && files.includes(target) ? parse(read(target)) : {};
    const whole: Schema = { ...shared, ...schema };
    const bounds = boundsOf({ ...whole, enum: enumValues(whole, repository) });
    if (Object.values(bounds).some(value => value !== undefined)) {
      found.set(name, [...(found.get(name) ?? []), bounds]);
    }
  };
  for (const path of files.filter(isSchemaFile)) {
    walk(parse(read(path)), (name, schema) => note(name, schema, path));
  }
  return found;
}

function isSchemaFile(path: string): boolean {
  return /^contract\/(?:schemas|parameters|operations)\/[\w-]+\.yaml$/.test(path);
}

function walk(node: unknown, note: (name: string, schema: Schema) => void): void {
  if (Array.isArray(node)) for (const item of node) walk(item, note);
  else if (node !== null && typeof node === 'object') {
    const { properties, name, schema } = node as Record<string, unknown>;
    for (const [field, value] of Object.entries(properties ?? {})) note(field, value as Schema);
    if (typeof name === 'string' && schema) note(name, schema as Schema);
    for (const value of Object.values(node)) walk(value, note);
  }
}

function boundsOf(schema: Schema): Bounds {
  return {
    lowest: schema.minimum ?? schema.minLength ?? schema.minItems,
    highest: schema.maximum ?? schema.maxLength ?? schema.maxItems,
    multipleOf: schema.multipleOf,
    values: schema.enum ?? (schema.const === undefined ? undefined : [schema.const]),
  };
}
