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

const SILENT_TAGS = new Set('script style svg button label nav footer noscript pre'.split(' '));
/** What repeats its surroundings, and what nobody types. */
const SILENT_CLASSES = ['hash-link', 'theme-doc-toc-mobile', 'theme-code-block', 'button'];
const BLOCK_TAGS =
  /^(address|article|blockquote|br|dd|details|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|section|summary|table|td|th|tr|ul)$/;

export function isSilent(element: Element): boolean {
  return (
    isPlainSummary(element) ||
    SILENT_TAGS.has(element.tagName) ||
    element.properties.hidden === true ||
    attribute(element, 'ariaHidden') === 'true' ||
    SILENT_CLASSES.some(name => hasClass(element, name))
  );
}

/** Two blocks are two words, even where the markup has no space between them. */
export const isBlock = ({ tagName }: Element): boolean => BLOCK_TAGS.test(tagName);

export function visibleText(node: Node): string {
  return tidy(rawText(node));
}

/** Docusaurus marks headings with a character of no width. */
export const tidy = (text: string): string =>
  text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

function rawText(node: Node): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || isSilent(node)) return '';
  const inner = node.children.map(rawText).join('');
  return isBlock(node) ? ` ${inner} ` : inner;
}

/** It counts what is closed, as `12 fields` does; one that names it has markup. */
const isPlainSummary = ({ tagName, children }: Element): boolean =>
  tagName === 'summary' && !children.some(isElement);
