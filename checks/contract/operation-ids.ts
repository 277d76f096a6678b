import { posix } from 'node:path';

/** The contract has one file for each operation, named for it. */
export function operationIds(files: readonly string[]): string[] {
  return files
    .filter(path => /^contract\/operations\/[^/]+\.yaml$/.test(path))
    .map(path => posix.basename(path, '.yaml'));
}
