import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface Page {
  title: string;
  section: string;
  /** Where its picture goes, from the root of the language. */
  image: string;
  html: string;
}

/** Where a part of the site begins, and what it is called; the first that fits counts. */
export type Sections = [start: string, name: string][];

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => named[name] ?? whole);
}

/** The title as the browser shows it, without the name of the site. Pages without one are redirects. */
export async function readPage(
  outDir: string,
  file: string,
  sections: Sections,
): Promise<Page | undefined> {
  const html = await readFile(path.join(outDir, file), 'utf8');
  const shown = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
  if (!shown || /http-equiv="?refresh/i.test(html)) return undefined;
  const route = file
    .split(path.sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '');
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
  const title = decode(shown).split(' · ')[0] ?? '';
  return {
    // The home page is named after the site; what it says is in its heading.
    title: route === '' && heading ? decode(heading) : title,
    section: sections.find(([start]) => route.startsWith(start))?.[1] ?? '',
    image: `og/${route || 'index'}.png`,
    html,
  };
}
