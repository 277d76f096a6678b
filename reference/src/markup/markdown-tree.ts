import type { Element, Nodes, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { sanitize } from 'hast-util-sanitize';
import type { Nodes as MarkdownNodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toHast } from 'mdast-util-to-hast';
import { gfmTable } from 'micromark-extension-gfm-table';
import { allowedHtml } from './allowed-html.ts';

const extensions = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };

/** Errors and headers say the same on every page. */
const parsed = new Map<string, Root>();

/** A text of the document. Its HTML is kept as far as it is text: no script, no style, nothing that another site sends. */
export function markdownTree(text: string): Root {
  const known = parsed.get(text);
  if (known) return known;
  const source = fromMarkdown(text, extensions);
  const root = toHast(source, { allowDangerousHtml: true }) as Root;
  const whole = hasHtml(source) ? (raw(root) as Root) : root;
  const cleaned = sanitize(asLinks(whole), allowedHtml) as Root;
  parsed.set(text, cleaned);
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
