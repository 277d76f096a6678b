import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** A page as it was built. */
export interface BuiltPage {
  title: string;
  description: string;
  /** The absolute address of the page. */
  canonical: string;
  /** What the page says, around it nothing of the site. */
  main: Element;
}

/** Redirects, and pages that search engines are kept from, are no pages that anybody looks for. */
export function readPage(html: string, siteTitle: string): BuiltPage | undefined {
  const root = fromHtml(html);
  const canonical = canonicalOf(root);
  const main = find(root, 'main');
  if (!canonical || !main || isHidden(root)) return undefined;
  const description = find(root, 'meta', ({ name }) => name === 'description');
  const title = find(root, 'title');
  return {
    title: title ? textOf(title).replace(` · ${siteTitle}`, '') : siteTitle,
    description: String(description?.properties.content ?? ''),
    canonical,
    main,
  };
}

/** The absolute address of a page, from its head alone; a redirect has none. */
export function canonicalOf(head: Root): string | undefined {
  const link = find(head, 'link', ({ rel }) => [rel].flat().includes('canonical'));
  return link && String(link.properties.href);
}

/** From the head of a page alone. */
export function isHidden(root: Root): boolean {
  return (
    find(
      root,
      'meta',
      ({ name, httpEquiv, content }) =>
        [httpEquiv].flat().includes('refresh') ||
        (name === 'robots' && String(content).includes('noindex')),
    ) !== undefined
  );
}

export function find(
  node: Nodes,
  tagName: string,
  accept: (properties: Element['properties']) => boolean = () => true,
): Element | undefined {
  if (node.type === 'element' && node.tagName === tagName && accept(node.properties)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, tagName, accept);
    if (found) return found;
  }
  return undefined;
}

/** A line of a program may end with an element. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
