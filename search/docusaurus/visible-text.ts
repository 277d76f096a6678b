import { attribute, type Element, hasClass, isElement, type Node } from './element.ts';

const SILENT_TAGS = new Set(['script', 'style', 'svg', 'button', 'nav', 'footer', 'noscript']);
/** What repeats its surroundings, and what nobody types. */
const SILENT_CLASSES = ['hash-link', 'theme-doc-toc-mobile', 'theme-code-block', 'button'];
const BLOCK_TAGS =
  /^(address|article|blockquote|br|dd|details|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|section|summary|table|td|th|tr|ul)$/;

export function isSilent(element: Element): boolean {
  return (
    countsFields(element) ||
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

/** `12 fields` on a closed list, unlike the name on a closed variant. */
const countsFields = ({ tagName, children }: Element): boolean =>
  tagName === 'summary' && !children.some(isElement);
