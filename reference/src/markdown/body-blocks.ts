import type { BlockContent, PhrasingContent } from 'mdast';
import type { Guide } from '../edition.ts';
import type { Body, ExampleGroup, Heading, More, ParameterGroup } from '../pages/page-data.ts';
import {
  blocksOf,
  code,
  counted,
  heading,
  lineOf,
  link,
  list,
  paragraph,
  program,
  sentence,
  strong,
  text,
  type View,
} from './blocks.ts';
import { type Direction, details, fieldList, wholeDocument } from './schema-blocks.ts';

export const headingBlock = (
  { level, text: title }: Heading,
  children: PhrasingContent[] = [text(title)],
): BlockContent => heading(level, children);

export function parameterBlocks(view: View, groups: ParameterGroup[]): BlockContent[] {
  const { messages } = view;
  const titles = {
    path: messages.inPath,
    query: messages.inQuery,
    header: messages.inHeader,
    cookie: messages.inCookie,
  };
  return groups.flatMap(({ place, trees }) => [
    paragraph(strong(titles[place])),
    fieldList(view, trees, 'sent'),
  ]);
}

export function bodyBlocks(
  view: View,
  description: string,
  bodies: Body[],
  direction: Direction,
  optional = false,
): BlockContent[] {
  const duty = optional ? view.messages.comma + view.messages.optional : '';
  return [
    ...blocksOf(view, description),
    ...bodies.flatMap(({ contentType, tree }) => [
      contentType === ''
        ? paragraph(text(tree.type))
        : paragraph(code(contentType), text(` ${tree.type}${duty}`)),
      ...details(view, tree, direction),
    ]),
  ];
}

export function exampleBlocks(view: View, groups: ExampleGroup[]): BlockContent[] {
  const { messages } = view;
  return groups.flatMap(({ examples }) =>
    examples.flatMap(({ label, text: written, language, more }) => [
      paragraph(strong(messages.example), text(messages.colon + label)),
      program(written, language),
      ...(more > 0
        ? [paragraph(text(counted(view, messages.moreCharacters, more))), ...wholeDocument(view)]
        : []),
    ]),
  );
}

/** A line that leads to a page of the site. */
export function leadsTo(view: View, message: string, guide: Guide | undefined): BlockContent[] {
  return guide ? [sentence(message, link(view, guide.path, text(guide.title)))] : [];
}

export function moreAt(view: View, more: More | undefined): BlockContent[] {
  return more ? [sentence(view.messages.readMore, link(view, more.url, text(more.text)))] : [];
}

export function serverList(
  view: View,
  servers: { url: string; description: string }[],
): BlockContent[] {
  if (servers.length === 0) return [];
  return [
    list(
      servers.map(({ url, description }) => [
        paragraph(code(url), text(view.messages.colon), ...lineOf(view, description)),
      ]),
    ),
  ];
}

export function downloadBlocks(view: View): BlockContent[] {
  const { messages, downloads = [] } = view;
  if (downloads.length === 0) return [];
  const links = downloads.flatMap((path, index) => [
    ...(index > 0 ? [text(' · ')] : []),
    link(view, path, text(path.replace('/', ''))),
  ]);
  return [sentence(messages.contract, ...links)];
}
