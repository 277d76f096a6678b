import type { Nodes, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

interface Twin {
  title: string;
  description: string;
  language: string;
  canonical: string;
}

/** A page as Markdown: what it is, where the list of all pages is, and what it says. */
export function printTwin(about: Twin, directive: string, tree: Root): string {
  const front = Object.entries({
    title: about.title,
    description: about.description,
    language: about.language,
    canonical: about.canonical,
  }).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  return `---\n${front.join('')}---\n\n> ${directive}\n\n${printTree(withTitle(tree, about.title))}`;
}

/** Padding would make a wide table several times as long. */
const gfm = gfmToMarkdown({ tablePipeAlign: false });

function printTree(tree: Root): string {
  return toMarkdown(tree, { extensions: [gfm], bullet: '-', rule: '-', listItemIndent: 'one' });
}

function withTitle(tree: Root, title: string): Root {
  const has = tree.children.some(node => node.type === 'heading' && node.depth === 1);
  if (has) return tree;
  const heading = {
    type: 'heading',
    depth: 1,
    children: [{ type: 'text', value: title }],
  } as const;
  return { ...tree, children: [{ ...heading, children: [...heading.children] }, ...tree.children] };
}

/** Every link and picture with an address that holds anywhere. */
export function withAddresses<T extends Nodes>(node: T, toAddress: (href: string) => string): T {
  const linked = 'url' in node ? { ...node, url: toAddress(node.url) } : node;
  if (!('children' in linked)) return linked;
  const children = linked.children.map(child => withAddresses(child as Nodes, toAddress));
  return { ...linked, children } as T;
}
