import { STATUS_CODES } from 'node:http';
import type { BlockContent } from 'mdast';
import type { Guide } from '../edition.ts';
import type { SchemaData, WebhookData } from '../pages/page-data.ts';
import { blocksOf, code, counted, link, paragraph, strong, text, type View } from './blocks.ts';
import { bodyBlocks, exampleBlocks, headingBlock, parameterBlocks } from './body-blocks.ts';
import { wholeDocument } from './schema-blocks.ts';

/** What the service sends, and what it expects to hear. */
export function webhookBlocks(view: View, data: WebhookData): BlockContent[] {
  const { heading, deprecated, call, description, parameters, bodies, examples, answers } = data;
  return [
    headingBlock(heading, [code(heading.text)]),
    ...(deprecated ? [paragraph(strong(view.messages.deprecated))] : []),
    ...(call ? [paragraph(text(`${call.method.toUpperCase()} `), code(call.expression))] : []),
    ...blocksOf(view, description),
    ...parameterBlocks(view, parameters),
    ...bodyBlocks(view, '', bodies, 'sent'),
    ...exampleBlocks(view, examples),
    ...answers.flatMap(answer => [
      paragraph(strong(`${answer.status} ${STATUS_CODES[answer.status] ?? ''}`.trim())),
      ...bodyBlocks(view, answer.description, answer.bodies, 'received'),
    ]),
  ];
}

export function schemaPageBlocks(view: View, data: SchemaData): BlockContent[] {
  const { heading, tree, examples, usedBy } = data;
  return [
    headingBlock(heading),
    ...bodyBlocks(view, '', [{ contentType: '', tree }], 'sent'),
    ...exampleBlocks(view, examples),
    ...(usedBy
      ? [headingBlock(usedBy.heading), ...linkBlocks(view, usedBy.pages, usedBy.more)]
      : []),
  ];
}

export function linkBlocks(view: View, pages: Guide[], more = 0): BlockContent[] {
  const links = pages.flatMap(({ path, title }, index) => [
    ...(index > 0 ? [text(view.messages.comma)] : []),
    link(view, path, text(title)),
  ]);
  return [
    paragraph(...links),
    ...(more > 0
      ? [paragraph(text(counted(view, view.messages.more, more))), ...wholeDocument(view)]
      : []),
  ];
}
