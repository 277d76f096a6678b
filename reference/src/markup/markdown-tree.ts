import type { Nodes, Root } from 'hast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toHast } from 'mdast-util-to-hast';
import { gfmTable } from 'micromark-extension-gfm-table';

const extensions = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };

/** Errors and headers say the same on every page. */
const parsed = new Map<string, Root>();

/** A text of the document. Raw HTML in it stays text: a document is data, and may not bring markup of its own. */
export function markdownTree(text: string): Root {
  const known = parsed.get(text);
  if (known) return known;
  const root = toHast(fromMarkdown(text, extensions), {
    handlers: { html: (_state, { value }: { value: string }) => ({ type: 'text', value }) },
  }) as Root;
  parsed.set(text, root);
  return root;
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
