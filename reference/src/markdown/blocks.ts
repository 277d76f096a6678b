import { toMdast } from 'hast-util-to-mdast';
import type {
  BlockContent,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  Table,
} from 'mdast';
import { hasHtml, markdownTree } from '../markup/markdown-tree.ts';
import type { PageContext } from '../pages/page-context.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** What the writers of a page ask for. */
export type View = Pick<PageContext, 'messages' | 'language' | 'to' | 'codeLinks' | 'downloads'>;

/** A number of things, in the grammar of the language. */
export function counted(
  { language }: View,
  { one, other }: { one: string; other: string },
  count: number,
): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? one : other;
  return form.replace('{count}', String(count));
}

export const text = (value: string): PhrasingContent => ({ type: 'text', value });
export const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
export const strong = (value: string): PhrasingContent => ({
  type: 'strong',
  children: [text(value)],
});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

export const heading = (depth: 2 | 3, children: PhrasingContent[]): BlockContent => ({
  type: 'heading',
  depth,
  children,
});

export const program = (value: string, lang: string | null): BlockContent => ({
  type: 'code',
  lang,
  value,
});

/** Lines of a list that say little stand close. */
export function list(items: BlockContent[][]): List {
  const children = items.map(
    (blocks): ListItem => ({ type: 'listItem', spread: false, children: blocks }),
  );
  return { type: 'list', ordered: false, spread: false, children };
}

export function table(rows: PhrasingContent[][][]): Table {
  return {
    type: 'table',
    children: rows.map(cells => ({
      type: 'tableRow',
      children: cells.map(children => ({ type: 'tableCell', children })),
    })),
  };
}

/** A path of the site, `#` and an id, or an address elsewhere. */
export function link({ to }: View, target: string, ...children: PhrasingContent[]): Link {
  const url = target.startsWith('/') ? to(target) : target;
  return { type: 'link', url, children: children as Link['children'] };
}

/** A message with something in place of its `{link}`. */
export function sentence(message: string, ...children: PhrasingContent[]): Paragraph {
  const [before = '', after = ''] = message.split('{link}');
  return paragraph(...[text(before), ...children, text(after)].filter(isSomething));
}

const isSomething = (node: PhrasingContent) => node.type !== 'text' || node.value !== '';

/** A text of the document, with links as its page has them, and what its HTML says. */
export function blocksOf(view: View, markdown: string): BlockContent[] {
  const source = parseMarkdown(markdown);
  const { children } = hasHtml(source) ? (toMdast(markdownTree(markdown)) as Root) : source;
  return children.map(node => linked(node, view)) as BlockContent[];
}

/** The same where only a line fits. */
export function lineOf(view: View, markdown: string): PhrasingContent[] {
  const blocks = blocksOf(view, markdown);
  return blocks.flatMap((block, index) => {
    const line = 'children' in block ? (block.children as PhrasingContent[]) : [];
    return index > 0 ? [text(' '), ...line] : line;
  });
}

interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
}

function linked<T extends Node>(node: T, view: View): Node {
  if (node.type === 'link') {
    return { ...node, url: node.url?.startsWith('/') ? view.to(node.url) : node.url };
  }
  const path = node.type === 'inlineCode' ? view.codeLinks.get(node.value ?? '') : undefined;
  if (path !== undefined) return { type: 'link', url: view.to(path), children: [plain(node)] };
  const { position: _, ...rest } = node as Node & { position?: unknown };
  return node.children
    ? { ...rest, children: node.children.map(child => linked(child, view)) }
    : rest;
}

function plain({ type, value }: Node): Node {
  return { type, value };
}
