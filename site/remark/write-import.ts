import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A file for a page to import. Its folder is named after its content: the bundler may have looked up an older one in its
 * cache before the page that asks for this one is compiled.
 */
export function writeImport(folder: string, name: string, text: string): string {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = join(folder, digest, name);
  if (existsSync(file)) return file;
  mkdirSync(join(folder, digest), { recursive: true });
  writeFileSync(file, text);
  return file;
}
