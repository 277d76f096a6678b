import { STATUS_CODES } from 'node:http';
import type { BlockContent } from 'mdast';
import type {
  ExampleGroup,
  OperationData,
  ResponseData,
  ResponseLink,
} from '../pages/page-data.ts';
import {
  blocksOf,
  code,
  lineOf,
  link,
  list,
  paragraph,
  strong,
  table,
  text,
  type View,
} from './blocks.ts';
import {
  bodyBlocks,
  downloadBlocks,
  exampleBlocks,
  headingBlock,
  leadsTo,
  moreAt,
  parameterBlocks,
  serverList,
} from './body-blocks.ts';
import { fieldList, term } from './schema-blocks.ts';
import { authentication } from './security-blocks.ts';
import { webhookBlocks } from './webhook-blocks.ts';

export function operationBlocks(view: View, data: OperationData): BlockContent[] {
  const { messages } = view;
  const { endpoint, facts, security, advice, parameters, request, responses, errors } = data;
  return [
    paragraph(text(`${endpoint.method.toUpperCase()} `), code(endpoint.address)),
    ...(data.deprecated ? [paragraph(strong(messages.deprecated))] : []),
    ...blocksOf(view, data.lead),
    ...moreAt(view, data.more),
    ...leadsTo(view, messages.account, data.account),
    list([
      ...[...advice, ...facts].map(entry => term(view, entry.term, entry.text)),
      authentication(view, security),
    ]),
    ...serverList(view, data.servers),
    ...exampleBlocks(view, [...data.programs, ...data.samples.map(firstOf)]),
    ...(data.besideRequest?.blocks ?? []),
    ...(parameters
      ? [headingBlock(parameters.heading), ...parameterBlocks(view, parameters.groups)]
      : []),
    ...(request
      ? [
          headingBlock(request.heading),
          ...bodyBlocks(
            view,
            request.body.description,
            request.body.bodies,
            'sent',
            !request.body.required,
          ),
          ...exampleBlocks(view, request.body.examples),
        ]
      : []),
    headingBlock(responses.heading),
    ...responses.items.flatMap(response => responseBlocks(view, response)),
    ...(data.callbacks
      ? [
          headingBlock(data.callbacks.heading),
          ...data.callbacks.items.flatMap(item => webhookBlocks(view, item)),
        ]
      : []),
    ...(errors ? errorBlocks(view, errors) : []),
    ...(data.related
      ? [
          headingBlock(data.related.heading),
          list(
            data.related.guides.map(({ path, title }) => [
              paragraph(link(view, path, text(title))),
            ]),
          ),
        ]
      : []),
    ...downloadBlocks(view),
  ];
}

/** A program that reads a page needs no third language to understand the first. */
const firstOf = (group: ExampleGroup): ExampleGroup => ({
  ...group,
  examples: group.examples.slice(0, 2),
});

function responseBlocks(view: View, response: ResponseData): BlockContent[] {
  const { messages } = view;
  const { heading, status, description, bodies, headers, links, examples } = response;
  const title = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  return [
    headingBlock(heading, [text(title)]),
    ...bodyBlocks(view, description, bodies, 'received'),
    ...(bodies.length === 0 ? [paragraph(text(messages.noResponseBody))] : []),
    ...(headers ? headerBlocks(view, headers) : []),
    ...(links.length > 0 ? linkBlocks(view, links) : []),
    ...exampleBlocks(view, examples),
  ];
}

function headerBlocks(
  view: View,
  { trees, known }: NonNullable<ResponseData['headers']>,
): BlockContent[] {
  const { messages } = view;
  const count = String(trees.length + known.length);
  const names = known.flatMap(({ name }, index) =>
    index > 0 ? [text(messages.comma), code(name)] : [code(name)],
  );
  return [
    paragraph(strong(messages.headers.replace('{count}', count))),
    ...(trees.length > 0 ? [fieldList(view, trees, 'received')] : []),
    ...(names.length > 0 ? [paragraph(text(`${messages.describedAbove} `), ...names)] : []),
  ];
}

function linkBlocks(view: View, links: ResponseLink[]): BlockContent[] {
  const { messages } = view;
  return [
    paragraph(strong(messages.links)),
    list(
      links.map(({ name, description, operation, page, values }) => [
        paragraph(
          code(name),
          text(messages.colon),
          page === undefined ? code(operation) : link(view, page, text(operation)),
          ...values.flatMap(({ name, value }) => [
            text(messages.comma),
            code(`${name} = ${value}`),
          ]),
        ),
        ...blocksOf(view, description),
      ]),
    ),
  ];
}

function errorBlocks(
  view: View,
  { heading, rows }: NonNullable<OperationData['errors']>,
): BlockContent[] {
  const { messages } = view;
  const columns = ['code', 'status', 'meaning', 'remedy', 'retry'] as const;
  return [
    headingBlock(heading),
    paragraph(text(messages.errorsIntro)),
    table([
      columns.map(name => [text(messages[name])]),
      ...rows.map(({ code: name, path, status, meaning, remedy, retryable }) => [
        [link(view, path, code(name))],
        [text(String(status))],
        lineOf(view, meaning),
        lineOf(view, remedy),
        [text(retryable ? messages.yes : messages.no)],
      ]),
    ]),
  ];
}
