import type { Element, Root } from 'hast';
import { fill } from '../../islands/kit/view/fill.ts';
import { canonicalOf } from '../twins/read-page.ts';

/** The files of a feed, as the blog names its own. */
export const formats = [
  { name: 'RSS', file: 'rss.xml', type: 'application/rss+xml' },
  { name: 'Atom', file: 'atom.xml', type: 'application/atom+xml' },
  { name: 'JSON', file: 'feed.json', type: 'application/json' },
] as const;

/** In the head of the page that the feeds are about: where they are. */
export function feedLinks(head: Root, page: string, title: string): Element[] {
  const canonical = canonicalOf(head);
  if (!canonical || new URL(canonical).pathname !== page) return [];
  return formats.map(({ name, file, type }) => ({
    type: 'element',
    tagName: 'link',
    properties: {
      rel: ['alternate'],
      type,
      href: `${page}/${file}`,
      title: fill(title, { format: name }),
    },
    children: [],
  }));
}
