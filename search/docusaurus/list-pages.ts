import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from './page.ts';
import { readPage } from './read-page.ts';

/** Every page of one language; the other languages lie in folders of their own inside that of the default. */
export async function listPages(folder: string, otherLocales: string[]): Promise<Page[]> {
  const files = (await readdir(folder, { recursive: true }))
    .filter(file => file.endsWith('.html') && file !== '404.html')
    .filter(file => ![...otherLocales, 'assets'].includes(file.split(path.sep)[0] ?? ''));
  const pages: Page[] = [];
  // One after another: a parsed page is large, and only its sections are kept.
  for (const file of files) {
    const page = readPage(await readFile(path.join(folder, file), 'utf8'));
    if (page) pages.push(page);
  }
  return pages.sort((a, b) => (a.route < b.route ? -1 : 1));
}
