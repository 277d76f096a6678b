import { parse } from 'yaml';
import type { Repository } from '../repository/repository.ts';

/** The values a schema lists, or the names of the table it takes them from, such as `errors.yaml#/errors`. */
export function enumValues(schema: object, { read }: Repository): unknown[] | undefined {
  const { enum: listed, 'x-enum-source': source } = schema as Record<string, unknown>;
  if (typeof source !== 'string') return Array.isArray(listed) ? listed : undefined;
  const [file, table = ''] = source.split('#/');
  return Object.keys(parse(read(`contract/${file}`))[table]);
}
