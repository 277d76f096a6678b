import { listFiles, type PageFile } from '../src/list-files.ts';
import { listPages } from '../src/pages/list-pages.ts';
import type { Markup } from '../src/pages/page-data.ts';
import { decode } from '../src/read/pointer.ts';
import { listSidebar } from '../src/sidebar.ts';
import { readReference } from './read-reference.ts';

export interface Rendered {
  pages: number;
  /** Of all pages, in bytes of HTML. */
  bytes: number;
  largest: { id: string; bytes: number };
  repairs: Record<string, number>;
}

const route = '/reference';
const placed = { component: '@site/Page', docsRoute: '/docs' };

/** Everything that the plugin would write for a document, made and looked at, and thrown away. */
export function renderDocument(written: unknown): Rendered {
  const { repairs, reference } = readReference(written, route);
  const pages = listPages(reference);
  JSON.stringify(listSidebar(reference, pages));
  const addresses = new Set([route, ...pages.map(({ id }) => `${route}/${id}`)]);
  const names = new Set<string>();
  const texts = JSON.stringify(written);
  const sum: Rendered = { pages: 0, bytes: 0, largest: { id: '', bytes: 0 }, repairs: {} };
  for (const { kind } of repairs) sum.repairs[kind] = (sum.repairs[kind] ?? 0) + 1;
  for (const [index, page] of pages.entries()) {
    const files = listFiles(page, index, placed);
    for (const { name } of files) refuseName(name, names);
    const bytes = sizeOf(page.id, files, addresses, texts);
    sum.pages += 1;
    sum.bytes += bytes;
    if (bytes > sum.largest.bytes) sum.largest = { id: page.id, bytes };
  }
  return sum;
}

/** A name that some file system or Docusaurus would not take, or take for another one. */
function refuseName(name: string, taken: Set<string>): void {
  const folded = name.toLowerCase();
  for (const part of name.split('/')) {
    if (/[<>:"\\|?*\p{Cc}]|^[._]|^\d+\s*[-_.]|^$/u.test(part) || Buffer.byteLength(part) > 255)
      throw new Error(`Not a name for a file: ${name}`);
  }
  if (taken.has(folded)) throw new Error(`A file of this name is there already: ${name}`);
  taken.add(folded);
}

function sizeOf(id: string, files: PageFile[], addresses: Set<string>, texts: string): number {
  const file = files.find(({ name }) => name.endsWith('.markup.json'));
  const { html, anchors, links } = JSON.parse(file?.text ?? '') as Markup;
  const targets = new Set(anchors);
  // Links in the texts of a document are its own.
  const dead = links.find(link =>
    link.startsWith('#')
      ? !targets.has(link.slice(1)) && !texts.includes(decode(link))
      : link.startsWith(`${route}/`) && !addresses.has(link) && !texts.includes(decode(link)),
  );
  if (dead !== undefined) throw new Error(`A link of ${id} leads nowhere: ${dead}`);
  return Buffer.byteLength(html);
}
