import { STATUS_CODES } from 'node:http';
import type { Term } from '../edition.ts';
import { markdownText } from '../markup/markdown-tree.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import type { Page, PageContext } from './page-context.ts';
import type {
  Body,
  Heading,
  OperationData,
  OverviewData,
  ParameterGroup,
  ResponseData,
  SchemaData,
  WebhookData,
} from './page-data.ts';

export type SectionKind = 'operation' | 'reference' | 'parameter' | 'property' | 'value';

/** Something on a page that a reader can be led to, with the text that belongs to it and to nothing inside it. */
export interface PageSection {
  /** Empty for the page itself. */
  title: string;
  anchor?: string;
  kind: SectionKind;
  text: string;
}

/** What a page says, in the order of the page. The shape of a field and its examples are left out: nobody types them. */
export function listSections({ context, data }: Page): PageSection[] {
  const writer = new Writer('operation' in data ? 'operation' : 'reference');
  if ('operation' in data) writeOperation(writer, context, data.operation);
  else if ('webhook' in data) writeWebhook(writer, context, data.webhook);
  else if ('schema' in data) writeSchema(writer, context, data.schema);
  else writeOverview(writer, context, data.overview);
  return writer.sections;
}

/** The section of a heading goes on to the next heading; that of a field or a value ends with it. */
class Writer {
  readonly sections: PageSection[];
  #open: PageSection;

  constructor(kind: SectionKind) {
    this.#open = { title: '', kind, text: '' };
    this.sections = [this.#open];
  }

  say(...texts: string[]): void {
    this.#open.text = [this.#open.text, ...texts].filter(Boolean).join(' ');
  }

  head({ text, id }: Heading): void {
    this.#open = this.#add({ title: text, anchor: id, kind: 'reference', text: '' });
  }

  inside(section: Omit<PageSection, 'text'>, write: () => void): void {
    const around = this.#open;
    this.#open = this.#add({ ...section, text: '' });
    write();
    this.#open = around;
  }

  #add(section: PageSection): PageSection {
    this.sections.push(section);
    return section;
  }
}

function writeOperation(writer: Writer, context: PageContext, data: OperationData): void {
  const { messages } = context;
  const { endpoint, security, parameters, request } = data;
  writer.say(endpoint.method.toUpperCase(), endpoint.path, markdownText(data.lead));
  writeTerms(writer, data.advice);
  writer.say(data.belowEndpoint?.text ?? '', data.besideRequest?.text ?? '');
  writeTerms(writer, data.facts);
  // Their guides say how they work; here their words would make every operation the same.
  writer.say(...security.schemes.map(({ name }) => name));
  writer.say(...security.ways.flat().flatMap(({ scopes }) => scopes));
  writer.say(...data.servers.flatMap(({ url, description }) => [url, markdownText(description)]));
  writer.say(data.more?.text ?? '');
  if (parameters) {
    writer.head(parameters.heading);
    writeParameters(writer, context, parameters.groups);
  }
  if (request) {
    writer.head(request.heading);
    writer.say(markdownText(request.body.description));
    writeBodies(writer, context, request.body.bodies);
  }
  writer.head(data.responses.heading);
  for (const response of data.responses.items) writeResponse(writer, context, response);
  if (data.callbacks) {
    writer.head(data.callbacks.heading);
    for (const item of data.callbacks.items) writeWebhook(writer, context, item);
  }
  if (data.errors) {
    writer.head(data.errors.heading);
    // The catalogue says what each of them means; here its words would outweigh it.
    writer.say(messages.errorsIntro, ...data.errors.rows.map(({ code }) => code));
  }
  if (data.related) {
    writer.head(data.related.heading);
    writer.say(...data.related.guides.map(({ title }) => title));
  }
}

function writeTerms(writer: Writer, rows: Term[]): void {
  for (const { term, text } of rows) writer.say(term, markdownText(text));
}

function writeParameters(writer: Writer, context: PageContext, groups: ParameterGroup[]): void {
  const { messages } = context;
  const titles = {
    path: messages.inPath,
    query: messages.inQuery,
    header: messages.inHeader,
    cookie: messages.inCookie,
  };
  for (const { place, trees } of groups) {
    writer.say(titles[place]);
    for (const tree of trees) writeField(writer, context, tree, 'parameter');
  }
}

function writeBodies(writer: Writer, context: PageContext, bodies: Body[]): void {
  for (const { contentType, tree } of bodies) {
    writer.say(contentType, tree.type);
    writeNode(writer, context, tree, 'property');
  }
}

function writeField(
  writer: Writer,
  context: PageContext,
  node: SchemaNode,
  kind: 'parameter' | 'property',
): void {
  writer.inside({ title: node.name, anchor: node.anchor, kind }, () =>
    writeNode(writer, context, node, kind),
  );
}

function writeNode(
  writer: Writer,
  context: PageContext,
  node: SchemaNode,
  kind: 'parameter' | 'property',
): void {
  const { messages } = context;
  writer.say(markdownText(node.description));
  for (const { value, meaning = '', anchor } of node.values) {
    // What a page elsewhere explains is found there.
    if (context.codeLinks.has(value)) writer.say(value);
    else
      writer.inside({ title: value, ...(anchor && { anchor }), kind: 'value' }, () =>
        writer.say(markdownText(meaning)),
      );
  }
  if (node.describedAt) writer.say(messages.describedAbove, node.describedAt.label);
  if (node.cut) writer.say(messages.cut);
  if (node.variants) {
    const { keyword, decidedBy, options } = node.variants;
    writer.say(messages[keyword] + (decidedBy === undefined ? '' : messages.decidedBy + decidedBy));
    for (const { label, node: variant } of options) {
      writer.say(label, label === variant.type ? '' : variant.type);
      writeNode(writer, context, variant, kind);
    }
  }
  for (const child of node.children) writeField(writer, context, child, kind);
}

function writeResponse(writer: Writer, context: PageContext, response: ResponseData): void {
  const { messages } = context;
  const { heading, status, description, bodies, headers } = response;
  writer.head({ ...heading, text: `${status} ${STATUS_CODES[status] ?? ''}`.trim() });
  writer.say(markdownText(description));
  writeBodies(writer, context, bodies);
  if (bodies.length === 0) writer.say(messages.noResponseBody);
  for (const { name, operation, description } of response.links) {
    writer.say(name, operation, markdownText(description));
  }
  for (const tree of headers?.trees ?? []) writeField(writer, context, tree, 'parameter');
  const known = headers?.known ?? [];
  if (known.length > 0)
    writer.say(messages.describedAbove, known.map(({ name }) => name).join(messages.comma));
}

function writeOverview(writer: Writer, context: PageContext, data: OverviewData): void {
  writer.say(markdownText(data.lead));
  for (const { heading, description, operations } of data.tags) {
    writer.head(heading);
    writer.say(markdownText(description));
    for (const { title, method, path = '' } of operations) {
      writer.say(title, method.toUpperCase(), path);
    }
  }
  if (data.servers) {
    writer.head(data.servers.heading);
    for (const { url, description } of data.servers.servers) {
      writer.say(url, markdownText(description));
    }
  }
  if (data.rules) {
    writer.head(data.rules.heading);
    writer.say(markdownText(data.rules.text));
  }
  if (data.webhooks) {
    writer.head(data.webhooks.heading);
    writer.say(markdownText(data.webhooks.description));
    writer.say(...data.webhooks.pages.map(({ title }) => title));
    for (const item of data.webhooks.items) writeWebhook(writer, context, item);
  }
  if (data.schemas) {
    writer.head(data.schemas.heading);
    writer.say(context.messages.schemasIntro, ...data.schemas.pages.map(({ title }) => title));
  }
}

function writeWebhook(writer: Writer, context: PageContext, data: WebhookData): void {
  const { heading, call, description, parameters, bodies, answers } = data;
  writer.head(heading);
  if (call) writer.say(call.method.toUpperCase(), call.expression);
  writer.say(markdownText(description));
  writeParameters(writer, context, parameters);
  writeBodies(writer, context, bodies);
  for (const { status, description, bodies } of answers) {
    writer.say(`${status} ${STATUS_CODES[status] ?? ''}`.trim(), markdownText(description));
    writeBodies(writer, context, bodies);
  }
}

function writeSchema(writer: Writer, context: PageContext, data: SchemaData): void {
  writer.head(data.heading);
  writer.say(data.tree.type);
  writeNode(writer, context, data.tree, 'property');
  if (data.usedBy) {
    writer.head(data.usedBy.heading);
    writer.say(...data.usedBy.pages.map(({ title }) => title));
  }
}
