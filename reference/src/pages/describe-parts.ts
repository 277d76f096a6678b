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
  return Object.entries(content).map(([contentType, media], index) => {
    const place = index === 0 ? [anchor] : [anchor, contentType];
    const tree = buildSchemaTree(context, media.schema, {
      name: '',
      required: false,
      anchor: place,
    });
    return { contentType, tree: nameValues(context, tree) };
  });
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
    const trees = here.map(parameter => parameterTree(context, parameter, prefix + place));
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
  return Object.values(content).flatMap(media => {
    const examples = listExamples(context, media);
    return examples.length === 0 ? [] : { name: context.anchors.take(group), examples };
  });
}

function listExamples(context: PageContext, media: MediaType): ExampleGroup['examples'] {
  const written = Object.entries(media.examples ?? {}).map(([name, node]) => {
    const { summary, value } = resolveRef<Example>(context.document, node);
    return { label: summary ?? name, value };
  });
  if (written.length > 0) return written;
  const label = context.messages.example;
  if (media.example !== undefined) return [{ label, value: media.example }];
  const value = media.schema && sampleSchema(context.document, media.schema);
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
    description: response.description ?? '',
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
  const trees = fresh.map(([name, node]) => {
    const header = resolveRef<Header>(context.document, node);
    const tree = parameterTree(context, { ...header, name }, `${anchor}-header`);
    if (isRef(node)) describedHeaders.set(name, tree.anchor);
    return tree;
  });
  return { trees: trees.map(tree => nameValues(context, tree)), known };
}
