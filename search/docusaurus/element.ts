import { fromHtml } from 'hast-util-from-html';

// The types of the tree, by way of the package that makes it: `hast` itself is types only, and resolves to nothing.
export type Root = ReturnType<typeof fromHtml>;
export type Node = Root['children'][number];
export type Element = Extract<Node, { type: 'element' }>;

export const parseHtml = (html: string): Root => fromHtml(html);

export const isElement = (node: Node): node is Element => node.type === 'element';

export function attribute({ properties }: Element, name: string): string {
  const value = properties[name];
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : '';
}

export function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** In the order of the page. */
export function findAll(node: Root | Node, accept: (element: Element) => boolean): Element[] {
  if (!('children' in node)) return [];
  return (node.children as Node[]).flatMap(child => [
    ...(isElement(child) && accept(child) ? [child] : []),
    ...findAll(child, accept),
  ]);
}

export const findFirst = (
  node: Root | Node,
  accept: (element: Element) => boolean,
): Element | undefined => findAll(node, accept)[0];
