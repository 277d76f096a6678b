import { parse } from 'yaml';
import type { Repository } from '../repository/repository.ts';
import { operationIds } from './operation-ids.ts';

/** Names of fields and schemas, enum values, parameters and operations: what the API itself calls things. */
export function contractNames({ files, read }: Repository): string[] {
  return [
    ...operationIds(files),
    ...files
      .filter(path =>
        /^contract\/(?:schemas|parameters|headers|operations)\/[^/]+\.yaml$/.test(path),
      )
      .flatMap(path => namesIn(parse(read(path)))),
  ];
}

function namesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'properties') return [...Object.keys(value ?? {}), ...namesIn(value)];
    if (key === 'enum') return [value].flat().map(String);
    if ((key === 'title' || key === 'name' || key === 'const') && typeof value === 'string')
      return [value];
    return namesIn(value);
  });
}
