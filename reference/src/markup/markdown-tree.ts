import type { Element, Nodes, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { sanitize } from 'hast-util-sanitize';
import type { Nodes as MarkdownNodes } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { parseMarkdown } from '../markdown/parse-markdown.ts';
import { allowedHtml } from './allowed-html.ts';

/** Of each text that is parsed. */
const trees = new WeakMap<object, Root>();

/** A text of the document. Its HTML is kept as far as it is text: no script, no style, nothing that another site sends. */
export function markdownTree(text: string): Root {
  const parsed = parseMarkdown(text);
  const known = trees.get(parsed);
  if (known) return known;
  const root = toHast(parsed, { allowDangerousHtml: true }) as Root;
  const whole = hasHtml(parsed) ? (raw(root) as Root) : root;
  const cleaned = sanitize(asLinks(whole), allowedHtml) as Root;
  trees.set(parsed, cleaned);
  return cleaned;
}

export function hasHtml(node: MarkdownNodes): boolean {
  return node.type === 'html' || ('children' in node && node.children.some(hasHtml));
}

/** A picture would be fetched from another site without being asked for. */
function asLinks<T extends Nodes>(node: T): T {
  if (!('children' in node)) return node;
  const children = node.children.map(child =>
    child.type === 'element' && child.tagName === 'img' ? toLink(child) : asLinks(child),
  );
  return { ...node, children } as T;
}

function toLink({ properties: { src, alt } }: Element): Element {
  const value = String(alt || src || '');
  const children = [{ type: 'text' as const, value }];
  return { type: 'element', tagName: 'a', properties: { href: String(src ?? '') }, children };
}

const inline = new Set(['a', 'code', 'em', 'strong', 'del']);

/** What a reader reads of it. Two blocks are two words, even where the source has no space between them. */
export function markdownText(text: string): string {
  return textOf(markdownTree(text));
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const inner = node.children.map(textOf).join('');
  return node.type === 'element' && inline.has(node.tagName) ? inner : ` ${inner} `;
}
