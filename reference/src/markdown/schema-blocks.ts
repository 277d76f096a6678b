import type { BlockContent, PhrasingContent } from 'mdast';
import type { Fact, SchemaNode, Variants } from '../schema/schema-node.ts';
import {
  blocksOf,
  code,
  counted,
  lineOf,
  link,
  list,
  paragraph,
  sentence,
  strong,
  text,
  type View,
} from './blocks.ts';

/** What the server sends: whether a field may be missing there is not the reader's duty. */
export type Direction = 'sent' | 'received';

/** Fields as a nested list: name, type and duties, what it is for, what holds for its values, and the fields in it. */
export function fieldList(view: View, nodes: SchemaNode[], direction: Direction): BlockContent {
  return list(
    nodes.map(node =>
      withHead(view, fieldHead(view, node, direction), details(view, node, direction)),
    ),
  );
}

function fieldHead(
  { messages }: View,
  { name, type, required, deprecated, access }: SchemaNode,
  direction: Direction,
): PhrasingContent[] {
  const about = [
    type,
    ...(required && direction === 'sent' ? [messages.required] : []),
    ...(deprecated ? [messages.deprecated] : []),
    ...(access ? [messages[access]] : []),
  ];
  return [code(name), text(` ${about.join(messages.comma)}`)];
}

/** The first paragraph goes on in the line of the name: a list of a hundred fields stays readable. */
function withHead(
  { messages }: View,
  head: PhrasingContent[],
  blocks: BlockContent[],
): BlockContent[] {
  const [first, ...rest] = blocks;
  if (first?.type !== 'paragraph') return [paragraph(...head), ...blocks];
  return [paragraph(...head, text(messages.colon), ...first.children), ...rest];
}

/** Everything below the first line: also what a whole body or a variant says of itself. */
export function details(view: View, node: SchemaNode, direction: Direction): BlockContent[] {
  return [
    ...(node.description === '' ? [] : blocksOf(view, node.description)),
    ...(node.facts.length > 0 ? [facts(view, node.facts)] : []),
    ...values(view, node),
    ...elsewhere(view, node),
    ...(node.variants ? variants(view, node.variants, direction) : []),
    ...(node.children.length > 0 ? [fieldList(view, node.children, direction)] : []),
  ];
}

function facts(view: View, entries: Fact[]): BlockContent {
  const parts = entries.map(({ label, value, form }) => [
    text(label + view.messages.colon),
    ...(form === 'prose' ? lineOf(view, value) : [form === 'code' ? code(value) : text(value)]),
  ]);
  return paragraph(...parts.flatMap((part, index) => (index > 0 ? [text(' · '), ...part] : part)));
}

function values(view: View, { values }: SchemaNode): BlockContent[] {
  if (values.length === 0) return [];
  const { oneOf, colon, comma } = view.messages;
  if (values.every(({ meaning }) => !meaning)) {
    const names = values.flatMap(({ value }, index) =>
      index > 0 ? [text(comma), code(value)] : [code(value)],
    );
    return [paragraph(text(oneOf + colon), ...names)];
  }
  return [
    list(
      values.map(({ value, meaning }) => [
        paragraph(code(value), ...(meaning ? [text(colon), ...lineOf(view, meaning)] : [])),
      ]),
    ),
  ];
}

function elsewhere(view: View, { describedAt, cut, more }: SchemaNode): BlockContent[] {
  const { messages } = view;
  return [
    ...(more === undefined ? [] : [paragraph(text(counted(view, messages.more, more)))]),
    ...(describedAt ? [paragraph(text(`${messages.describedAbove} `), place(describedAt))] : []),
    ...(cut && more === undefined ? [paragraph(text(messages.cut))] : []),
    ...(cut ? wholeDocument(view) : []),
  ];

  function place({ label, path }: NonNullable<SchemaNode['describedAt']>): PhrasingContent {
    return path === undefined ? code(label) : link(view, path, code(label));
  }
}

/** Where everything is that a page leaves out. */
export function wholeDocument(view: View): BlockContent[] {
  const [path] = view.downloads ?? [];
  if (path === undefined) return [];
  return [sentence(view.messages.contract, link(view, path, text(path.replace('/', ''))))];
}

function variants(
  view: View,
  { keyword, decidedBy, options }: Variants,
  direction: Direction,
): BlockContent[] {
  const { messages } = view;
  return [
    paragraph(
      text(messages[keyword]),
      ...(decidedBy === undefined ? [] : [text(messages.decidedBy), code(decidedBy)]),
    ),
    list(
      options.map(({ label, node }) => [
        paragraph(code(label), ...(label === node.type ? [] : [text(` ${node.type}`)])),
        ...details(view, node, direction),
      ]),
    ),
  ];
}

/** A term and what is said of it. */
export function term(view: View, name: string, markdown: string): BlockContent[] {
  return withHead(view, [strong(name)], blocksOf(view, markdown));
}
