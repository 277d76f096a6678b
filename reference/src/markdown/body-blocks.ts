import type { BlockContent, PhrasingContent } from 'mdast';
import type { Guide } from '../edition.ts';
import type { Body, ExampleGroup, Heading, ParameterGroup } from '../pages/page-data.ts';
import {
  blocksOf,
  code,
  heading,
  link,
  paragraph,
  program,
  sentence,
  strong,
  text,
  type View,
} from './blocks.ts';
import { type Direction, details, fieldList } from './schema-blocks.ts';

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
): BlockContent[] {
  return [
    ...blocksOf(view, description),
    ...bodies.flatMap(({ contentType, tree }) => [
      paragraph(code(contentType), text(` ${tree.type}`)),
      ...details(view, tree, direction),
    ]),
  ];
}

export function exampleBlocks(view: View, groups: ExampleGroup[]): BlockContent[] {
  const { messages } = view;
  return groups.flatMap(({ examples }) =>
    examples.flatMap(({ label, value }) => [
      paragraph(strong(messages.example), text(messages.colon + label)),
      typeof value === 'string'
        ? program(value, null)
        : program(JSON.stringify(value, null, 2), 'json'),
    ]),
  );
}

/** A line that leads to a page of the site. */
export function leadsTo(view: View, message: string, guide: Guide | undefined): BlockContent[] {
  return guide ? [sentence(message, link(view, guide.path, text(guide.title)))] : [];
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
