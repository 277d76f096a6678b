import type { ContractDocument, Schema } from '@easel/contract';
import { listTypes } from './list-types.ts';
import { listVariants } from './list-variants.ts';
import { resolveSchema } from './resolve-schema.ts';

/** The same short notation in every language: `Stage[]`, `{ [key]: string }`, `string | null`. */
export function describeType(document: ContractDocument, node: unknown, depth = 0): string {
  const { schema, name } = resolveSchema(document, node);
  const types = listTypes(schema);
  if (types.length === 0) return listVariants(schema) ? (name ?? title(schema) ?? 'object') : 'any';
  return types.map(type => one(document, schema, type, name, depth)).join(' | ');
}

function one(
  document: ContractDocument,
  schema: Schema,
  type: string,
  name: string | undefined,
  depth: number,
): string {
  if (type === 'array') {
    const item = schema.items && depth < 4 ? describeType(document, schema.items, depth + 1) : '';
    if (item === '') return 'array';
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  if (type === 'object') {
    if (schema.properties || listVariants(schema)) return name ?? title(schema) ?? 'object';
    const values = schema.additionalProperties;
    if (typeof values === 'object' && values !== null && depth < 4) {
      return `{ [key]: ${describeType(document, values, depth + 1)} }`;
    }
  }
  return type;
}

function title(schema: Schema): string | undefined {
  return typeof schema.title === 'string' ? schema.title : undefined;
}
