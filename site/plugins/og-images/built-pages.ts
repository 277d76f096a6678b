import { readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Element, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';

/** Every HTML file of one language; the other languages lie in folders of their own beside it. */
export async function listPages(outDir: string, otherLocales: string[]): Promise<string[]> {
  const files = await readdir(outDir, { recursive: true });
  return files
    .filter(file => file.endsWith('.html'))
    .filter(file => !otherLocales.includes(file.split(path.sep)[0] ?? ''))
    .sort();
}

export interface Page {
  title: string;
  section: string;
  /** Where its picture goes, from the root of the language. */
  image: string;
  /** As it was read, with no more than the head of most pages. */
  head: Root;
  /** The page with further tags at the end of its head. */
  withTags: (tags: Element[]) => string;
}

/** Where a part of the site begins, and what it is called; the first that fits counts. */
export type Sections = [start: string, name: string][];

/** The title as the browser shows it, without the name of the site. Redirects have nothing to show. */
export function readPage(html: string, file: string, sections: Sections): Page | undefined {
  const route = file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
  // What is looked for stands in the head, and a page is long: of all but the home page the rest is left unread.
  const [head = ''] = html.split('<body', 1);
  const read = route === '' ? html : head;
  // Verbose, to be told where the head ends.
  const root = fromHtml(read, { verbose: true });
  const isRedirect = findElement(root, ({ properties }) =>
    [properties.httpEquiv].flat().includes('refresh'),
  );
  const title = findElement(root, named('title'));
  const end = findElement(root, named('head'))?.data?.position?.closing?.start.offset;
  if (!title || end === undefined || isRedirect) return undefined;
  // The home page is named after the site; what it says is in its heading.
  const heading = route === '' && findElement(root, named('h1'));
  return {
    title: heading ? textOf(heading) : (textOf(title).split(' · ')[0] ?? ''),
    section: sections.find(([start]) => route.startsWith(start))?.[1] ?? '',
    image: `og/${route || 'index'}.png`,
    head: root,
    withTags: tags => html.slice(0, end) + toHtml(tags) + html.slice(end),
  };
}

const named = (name: string) => (element: Element) => element.tagName === name;

function findElement(
  node: Root | RootContent,
  accept: (element: Element) => boolean,
): Element | undefined {
  if (node.type === 'element' && accept(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = findElement(child, accept);
    if (found) return found;
  }
  return undefined;
}

function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Only crawlers read these, and they read the file: no reason to carry them in the page's JavaScript. */
export function cardTags(url: string, title: string): Element[] {
  return [
    meta({ property: 'og:image', content: url }),
    meta({ property: 'og:image:width', content: '1200' }),
    meta({ property: 'og:image:height', content: '630' }),
    meta({ property: 'og:image:alt', content: title }),
    meta({ name: 'twitter:image', content: url }),
  ];
}

function meta(properties: Record<string, string>): Element {
  return { type: 'element', tagName: 'meta', properties, children: [] };
}

/** Other steps may be reading the page at the same time: they see the old file or the new one, never half of one. */
export async function replaceFile(file: string, content: string): Promise<void> {
  const next = `${file}.next`;
  await writeFile(next, content);
  await rename(next, file);
}
