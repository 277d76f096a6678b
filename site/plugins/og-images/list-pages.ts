import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Every HTML file of one language; the other languages lie in folders of their own beside it. */
export async function listPages(outDir: string, otherLocales: string[]): Promise<string[]> {
  const files = await readdir(outDir, { recursive: true });
  return files
    .filter(file => file.endsWith('.html'))
    .filter(file => !otherLocales.includes(file.split(path.sep)[0] ?? ''))
    .sort();
}
