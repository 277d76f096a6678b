import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder, as a path from it. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
