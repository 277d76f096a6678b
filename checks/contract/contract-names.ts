import { parse } from 'yaml';
import type { Repository } from '../repository/repository.ts';
import { enumValues } from './enum-values.ts';
import { operationIds } from './operation-ids.ts';

/** Names of fields and schemas, enum values, parameters and operations: what the API itself calls things. */
export function contractNames(repository: Repository): string[] {
  const { files, read } = repository;
  return [
    ...operationIds(files),
    ...files
      .filter(path =>
        /^contract\/(?:schemas|parameters|headers|operations)\/[^/]+\.yaml$/.test(path),
      )
      .flatMap(path => namesIn(parse(read(path)), repository)),
  ];
}

function namesIn(node: unknown, repository: Repository): string[] {
  if (Array.isArray(node)) return node.flatMap(item => namesIn(item, repository));
  if (node === null || typeof node !== 'object') return [];
  const values = enumValues(node, repository)?.map(String) ?? [];
  const names = Object.entries(node).flatMap(([key, value]) => {
    if (key === 'enum') return [];
    if (key === 'properties') return [...Object.keys(value ?? {}), ...namesIn(value, repository)];
    if ((key === 'title' || key === 'name' || key === 'const') && typeof value === 'string')
      return [value];
    return namesIn(value, repository);
  });
  return [...values, ...names];
}
