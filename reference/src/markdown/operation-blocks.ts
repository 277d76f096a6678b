import { STATUS_CODES } from 'node:http';
import type { BlockContent } from 'mdast';
import type { OperationData, ResponseData, Scheme } from '../pages/page-data.ts';
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
  parameterBlocks,
} from './body-blocks.ts';
import { fieldList, term } from './schema-blocks.ts';
import { webhookBlocks } from './webhook-blocks.ts';

export function operationBlocks(view: View, data: OperationData): BlockContent[] {
  const { messages } = view;
  const { endpoint, facts, security, advice, parameters, request, responses, errors } = data;
  return [
    paragraph(text(`${endpoint.method.toUpperCase()} `), code(endpoint.address)),
    ...blocksOf(view, data.lead),
    ...leadsTo(view, messages.account, data.account),
    list([
      ...[...advice, ...facts].map(entry => term(view, entry.term, entry.text)),
      authentication(view, security.schemes),
    ]),
    ...(data.besideRequest?.blocks ?? []),
    ...(parameters
      ? [headingBlock(parameters.heading), ...parameterBlocks(view, parameters.groups)]
      : []),
    ...(request
      ? [
          headingBlock(request.heading),
          ...bodyBlocks(view, request.body.description, request.body.bodies, 'sent'),
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

function authentication(view: View, schemes: Scheme[]): BlockContent[] {
  const { messages } = view;
  const title = strong(messages.authentication);
  if (schemes.length === 0) {
    return [paragraph(title, text(messages.colon + messages.authenticationNone))];
  }
  const names = schemes.map(scheme => scheme.title).join(messages.or);
  return [
    paragraph(title, text(messages.colon + names)),
    list(
      schemes.map(({ name, title, kind, description, guide }) => [
        paragraph(text(`${title}${messages.comma}${name} · ${kind}`)),
        ...blocksOf(view, description),
        ...leadsTo(view, messages.readMore, guide),
      ]),
    ),
  ];
}

function responseBlocks(view: View, response: ResponseData): BlockContent[] {
  const { messages } = view;
  const { heading, status, description, bodies, headers, examples } = response;
  const title = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  return [
    headingBlock(heading, [text(title)]),
    ...bodyBlocks(view, description, bodies, 'received'),
    ...(bodies.length === 0 ? [paragraph(text(messages.noResponseBody))] : []),
    ...(headers ? headerBlocks(view, headers) : []),
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
