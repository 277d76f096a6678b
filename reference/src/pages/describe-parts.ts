import { STATUS_CODES } from 'node:http';
import {
  type Example,
  type ExternalDocs,
  type Header,
  isRef,
  type MediaType,
  type Parameter,
  type Ref,
  type Response,
  resolveRef,
} from '../openapi.ts';
import { buildSchemaTree } from '../schema/build-schema-tree.ts';
import { styleOf } from '../schema/describe-style.ts';
import type { Direction } from '../schema/sample-schema.ts';
import type { Fact, SchemaNode } from '../schema/schema-node.ts';
import { describeLinks } from './describe-links.ts';
import type { PageContext } from './page-context.ts';
import {
  type Body,
  type ExampleGroup,
  type Heading,
  type More,
  type ParameterGroup,
  places,
  type ResponseData,
} from './page-data.ts';
import { makeExample, showExample, type WrittenExample } from './show-example.ts';

export function heading(
  { anchors, toc }: PageContext,
  level: 2 | 3,
  id: string,
  text: string,
): Heading {
  const made = { level, id: anchors.take(id), text };
  toc.push(made);
  return made;
}

/** Each content type of a request or a response, with the tree of its schema. */
export function describeBodies(
  context: PageContext,
  content: Record<string, MediaType>,
  anchor: string,
): Body[] {
  const [first] = Object.keys(content);
  return context.budget.takeParts(Object.entries(content), ([contentType, media]) => {
    const place = contentType === first ? [anchor] : [anchor, contentType];
    const tree = describeTree(context, media.schema, place);
    for (const child of tree.children)
      child.facts.push(...encodingFacts(context, media, child.name));
    return { contentType, tree };
  });
}

/** What a body or a page is made of. */
export function describeTree(context: PageContext, node: unknown, anchor: string[]): SchemaNode {
  const place = { name: '', required: false, anchor };
  return nameValues(context, buildSchemaTree(context, node, place));
}

/** How a part of a form is written, where the document says more than the schema. */
function encodingFacts({ messages }: PageContext, { encoding }: MediaType, name: string): Fact[] {
  const { contentType, headers = {}, ...style } = encoding?.[name] ?? {};
  const written = styleOf(style, 'query');
  const names = Object.keys(headers).join(', ');
  return [
    ...(contentType ? [{ label: messages.media, value: contentType, form: 'code' as const }] : []),
    ...(written ? [{ label: messages.style, value: written, form: 'code' as const }] : []),
    ...(names ? [{ label: messages.partHeaders, value: names, form: 'code' as const }] : []),
  ];
}

/** Where a part of the document says that there is more to read. */
export function describeMore(
  { messages }: PageContext,
  docs: ExternalDocs | undefined,
): { more?: More } {
  if (typeof docs?.url !== 'string') return {};
  return { more: { url: docs.url, text: docs.description ?? messages.documentation } };
}

/** Values get their ids once the fields of a tree have theirs, because fields are what others link to. */
function nameValues(context: PageContext, node: SchemaNode): SchemaNode {
  for (const value of node.values) value.anchor = context.anchors.take(node.anchor, value.value);
  for (const option of node.variants?.options ?? []) nameValues(context, option.node);
  for (const child of node.children) nameValues(context, child);
  return node;
}

export function describeParameters(
  context: PageContext,
  nodes: (Parameter | Ref)[],
  prefix = '',
): ParameterGroup[] {
  const parameters = nodes.map(node => resolveRef<Parameter>(context.document, node));
  return places.flatMap(place => {
    const here = parameters.filter(parameter => parameter.in === place);
    if (here.length === 0) return [];
    const trees = context.budget.takeParts(here, parameter =>
      parameterTree(context, parameter, prefix + place),
    );
    return { place, trees: trees.map(tree => nameValues(context, tree)) };
  });
}

/** A parameter reads like a property: what it says itself goes before what its schema says. */
function parameterTree(
  context: PageContext,
  parameter: Omit<Parameter, 'in'> & { in?: Parameter['in'] },
  place: string,
): SchemaNode {
  const [media] = Object.values(parameter.content ?? {});
  const { description, example, examples, deprecated } = parameter;
  const written = Object.values(examples ?? {}).map(
    node => resolveRef<Example>(context.document, node).value,
  );
  const schema = {
    ...(parameter.schema ?? media?.schema),
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { example }),
    ...(written.length === 0 ? {} : { examples: written }),
    ...(deprecated === undefined ? {} : { deprecated }),
  };
  const tree = buildSchemaTree(context, schema, {
    name: parameter.name,
    required: parameter.required === true,
    anchor: [place, parameter.name],
  });
  const value = styleOf(parameter, parameter.in ?? 'header');
  if (value) tree.facts.push({ label: context.messages.style, value, form: 'code' });
  return tree;
}

export function describeExamples(
  context: PageContext,
  group: string,
  content: Record<string, MediaType>,
  direction: Direction,
): ExampleGroup[] {
  const { budget, anchors } = context;
  return Object.entries(content).flatMap(([contentType, media]) => {
    const written = listExamples(context, contentType, media, direction);
    const examples = budget.takeParts(written, ({ text, ...example }) => ({
      ...example,
      ...budget.example(text),
    }));
    return examples.length === 0 ? [] : { name: anchors.take(group), examples };
  });
}

function listExamples(
  { document, messages, budget }: PageContext,
  contentType: string,
  media: MediaType,
  direction: Direction,
): (WrittenExample & { label: string })[] {
  const show = (label: string, value: unknown) => ({
    label,
    ...showExample(document, contentType, media, value),
  });
  // What stands in a file of its own is not in the document.
  const written = Object.entries(media.examples ?? {}).flatMap(([name, node]) => {
    const { summary, value } = resolveRef<Example>(document, node);
    return value === undefined ? [] : [show(summary ?? name, value)];
  });
  if (written.length > 0) return written;
  if (media.example !== undefined) return [show(messages.example, media.example)];
  const sought = { direction, most: budget.extent.characters };
  const made = makeExample(document, contentType, media, sought);
  return made ? [{ label: messages.example, ...made }] : [];
}

export const responseAnchor = (status: string | number) => `response-${status}`;

export function describeResponse(
  context: PageContext,
  status: string,
  response: Response,
): ResponseData {
  const anchor = responseAnchor(status);
  const content = response.content ?? {};
  const headers = Object.entries(response.headers ?? {});
  return {
    heading: heading(context, 3, anchor, `${status} ${STATUS_CODES[status] ?? ''}`.trim()),
    status,
    description: context.budget.text(response.description ?? ''),
    bodies: describeBodies(context, content, `${anchor}-body`),
    ...(headers.length > 0 ? { headers: describeHeaders(context, headers, anchor) } : {}),
    links: describeLinks(context, response),
    examples: describeExamples(context, `${anchor}-example`, content, 'received'),
  };
}

/** A header that many responses share is described once and named afterwards. */
function describeHeaders(
  context: PageContext,
  entries: [string, Header | Ref][],
  anchor: string,
): ResponseData['headers'] {
  const { describedHeaders } = context;
  const known = entries.flatMap(([name]) => {
    const found = describedHeaders.get(name);
    return found === undefined ? [] : { name, anchor: found };
  });
  const fresh = entries.filter(([name]) => !describedHeaders.has(name));
  const trees = context.budget.takeParts(fresh, ([name, node]) => {
    const header = resolveRef<Header>(context.document, node);
    const tree = parameterTree(context, { ...header, name }, `${anchor}-header`);
    if (isRef(node)) describedHeaders.set(name, tree.anchor);
    return tree;
  });
  return { trees: trees.map(tree => nameValues(context, tree)), known };
}
