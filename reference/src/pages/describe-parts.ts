import { STATUS_CODES } from 'node:http';
import {
  type Example,
  type Header,
  isRef,
  type MediaType,
  type Parameter,
  type Ref,
  type Response,
  resolveRef,
} from '../openapi.ts';
import { buildSchemaTree } from '../schema/build-schema-tree.ts';
import { sampleSchema } from '../schema/sample-schema.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import type { PageContext } from './page-context.ts';
import {
  type Body,
  type ExampleData,
  type ExampleGroup,
  type Heading,
  type ParameterGroup,
  places,
  type ResponseData,
} from './page-data.ts';

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
    return { contentType, tree: describeTree(context, media.schema, place) };
  });
}

/** What a body or a page is made of. */
export function describeTree(context: PageContext, node: unknown, anchor: string[]): SchemaNode {
  const place = { name: '', required: false, anchor };
  return nameValues(context, buildSchemaTree(context, node, place));
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
  parameter: Omit<Parameter, 'in'>,
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
  return buildSchemaTree(context, schema, {
    name: parameter.name,
    required: parameter.required === true,
    anchor: [place, parameter.name],
  });
}

export function describeExamples(
  context: PageContext,
  group: string,
  content: Record<string, MediaType>,
): ExampleGroup[] {
  const { budget, anchors } = context;
  return Object.values(content).flatMap(media => {
    const examples = budget.takeParts(listExamples(context, media), example =>
      shorten(context, example),
    );
    return examples.length === 0 ? [] : { name: anchors.take(group), examples };
  });
}

function shorten(
  { budget }: PageContext,
  { label, value }: { label: string; value: unknown },
): ExampleData {
  const written = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  const { text, more } = budget.example(written);
  return { label, value, ...(more > 0 ? { beginning: { text, more } } : {}) };
}

function listExamples(
  { document, messages, budget }: PageContext,
  media: MediaType,
): { label: string; value: unknown }[] {
  // What stands in a file of its own is not in the document.
  const written = Object.entries(media.examples ?? {}).flatMap(([name, node]) => {
    const { summary, value } = resolveRef<Example>(document, node);
    return value === undefined ? [] : { label: summary ?? name, value };
  });
  if (written.length > 0) return written;
  const label = messages.example;
  if (media.example !== undefined) return [{ label, value: media.example }];
  const value = media.schema && sampleSchema(document, media.schema, budget.extent.characters);
  return value === undefined ? [] : [{ label, value }];
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
    examples: describeExamples(context, `${anchor}-example`, content),
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
