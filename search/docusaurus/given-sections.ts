import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { GivenPage } from './options.ts';

/** What is written beside a document about it, as tools do that generate pages. */
export async function sectionsBeside(source: string): Promise<GivenPage | undefined> {
  const file = source.replace(/\.mdx?$/, '.sections.json');
  if (file === source || !existsSync(file)) return undefined;
  return JSON.parse(await readFile(file, 'utf8'));
}
