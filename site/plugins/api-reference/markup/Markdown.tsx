/** @jsxRuntime automatic */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { markdownTree } from './markdown-tree.ts';
import { type MarkdownLinks, useView } from './view.ts';

interface Props {
  text: string;
  /** One paragraph without its tags, for places inside a line. */
  inline?: boolean;
}

/** A text of the contract. */
export function Markdown({ text, inline = false }: Props): ReactNode {
  const { links } = useView();
  const root = markdownTree(text);
  const [first] = root.children;
  const only =
    inline && root.children.length === 1 && first?.type === 'element' ? first : undefined;
  const children = only?.tagName === 'p' ? only.children : root.children;
  const linked = { ...root, children: children.map(node => link(node, links)) } as Root;
  return toJsxRuntime(linked, { Fragment, jsx, jsxs });
}

type Node = RootContent | ElementContent;

/** Paths lead into the language of the page, words in code to what they name, unless they are in a link already. */
function link(node: Node, links: MarkdownLinks): Node {
  if (node.type !== 'element') return node;
  const { to, byCode } = links;
  if (node.tagName === 'a') {
    const { href } = node.properties;
    const inside = typeof href === 'string' && href.startsWith('/');
    return inside ? { ...node, properties: { ...node.properties, href: to(href) } } : node;
  }
  const [only] = node.children;
  const path =
    node.tagName === 'code' && only?.type === 'text' ? byCode.get(only.value) : undefined;
  if (path !== undefined) return element('a', { href: to(path) }, [node]);
  const children = node.children.map(child => link(child, links)) as ElementContent[];
  return { ...node, children };
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });
