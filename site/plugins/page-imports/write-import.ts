import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file for a page to import. Unchanged it keeps its age, so that the development server does not rebuild for nothing. */
export function writeImport(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  return file;
}
