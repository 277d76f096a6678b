/** @jsxRuntime automatic */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { markdownTree } from './markdown-tree.ts';
import { useView, type View } from './view.ts';

interface Props {
  text: string;
  /** One paragraph without its tags, for places inside a line. */
  inline?: boolean;
}

/** A text of the document. */
export function Markdown({ text, inline = false }: Props): ReactNode {
  const view = useView();
  const root = markdownTree(text);
  const [first] = root.children;
  const only =
    inline && root.children.length === 1 && first?.type === 'element' ? first : undefined;
  const children = only?.tagName === 'p' ? only.children : root.children;
  const linked = { ...root, children: children.map(node => link(node, view)) } as Root;
  return toJsxRuntime(linked, { Fragment, jsx, jsxs });
}

type Node = RootContent | ElementContent;

/** Paths lead into the language of the page, words in code to what they name, unless they are in a link already. */
function link(node: Node, view: View): Node {
  if (node.type !== 'element') return node;
  if (node.tagName === 'a') {
    const { href } = node.properties;
    if (typeof href !== 'string') return node;
    return { ...node, properties: { ...node.properties, href: view.href(href) } };
  }
  const [only] = node.children;
  const path =
    node.tagName === 'code' && only?.type === 'text' ? view.codeLinks.get(only.value) : undefined;
  if (path !== undefined) return element('a', { href: view.href(path) }, [node]);
  const children = node.children.map(child => link(child, view)) as ElementContent[];
  return { ...node, children };
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });
