import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** The elements of a page or a site map, in their order. */
export function elements(markup: string): Element[] {
  return collect(fromHtml(markup));
}

/** The elements of a part of a page, itself included. */
export function collect(node: Nodes): Element[] {
  if (!('children' in node)) return [];
  const inner = node.children.flatMap(collect);
  return node.type === 'element' ? [node, ...inner] : inner;
}

export const named =
  (name: string) =>
  ({ tagName }: Element): boolean =>
    tagName === name;

/** All text below a node; programs are not text. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && ['script', 'style'].includes(node.tagName)) return '';
  return node.children.map(textOf).join('');
}

/** What a reader without JavaScript finds in a file. */
export interface ReadablePage {
  ids: Set<string>;
  /** Names of parameters, headers and properties, each with its own link. */
  names: Set<string>;
  codes: Set<string>;
  text: string;
}

export function readablePage(html: string): ReadablePage {
  const root = fromHtml(html);
  const all = collect(root);
  const texts = (accept: (element: Element) => boolean) => new Set(all.filter(accept).map(textOf));
  return {
    ids: new Set(all.map(({ properties }) => String(properties.id ?? ''))),
    names: texts(({ properties }) => [properties.className].flat().includes('ref-name')),
    codes: texts(({ tagName, properties }) => tagName === 'code' && !properties.className),
    text: textOf(root).replace(/\s+/g, ' '),
  };
}

/** Markdown of the contract as the page shows it. */
export function plain(markdown: string): string {
  return markdown.replace(/[`*]/g, '').replace(/\s+/g, ' ').trim();
}
