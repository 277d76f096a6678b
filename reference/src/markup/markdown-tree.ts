import type { Nodes, Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { parseMarkdown } from '../markdown/parse-markdown.ts';

/** Of each text that is parsed. */
const trees = new WeakMap<object, Root>();

/** A text of the document. Raw HTML in it stays text: a document is data, and may not bring markup of its own. */
export function markdownTree(text: string): Root {
  const parsed = parseMarkdown(text);
  const known = trees.get(parsed);
  if (known) return known;
  const root = toHast(parsed, {
    handlers: { html: (_state, { value }: { value: string }) => ({ type: 'text', value }) },
  }) as Root;
  trees.set(parsed, root);
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
