import { type Parameter, resolveRef } from '@easel/contract';
import type { PageContext } from '../pages/page-context.ts';
import { buildSchemaTree } from '../schema/build-schema-tree.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import { type Html, html } from './html.ts';
import { renderHeading } from './render-heading.ts';
import { renderProperties } from './render-property.ts';
import { renderSection } from './render-section.ts';

const places = ['path', 'query', 'header', 'cookie'] as const;

export function renderParameters(
  context: PageContext,
  nodes: unknown[],
  prefix = '',
): Html | false {
  const parameters = nodes.map(node => resolveRef<Parameter>(context.document, node as Parameter));
  if (parameters.length === 0) return false;
  const { words } = context;
  const titles = {
    path: words.inPath,
    query: words.inQuery,
    header: words.inHeader,
    cookie: words.inCookie,
  };
  const lists = places.map(place => {
    const here = parameters.filter(parameter => parameter.in === place);
    if (here.length === 0) return false;
    const trees = here.map(parameter => parameterTree(context, parameter, prefix + place));
    return html`<p class="ref-label">${titles[place]}</p>${renderProperties(context, trees)}`;
  });
  return prefix === ''
    ? renderSection([renderHeading(context, 2, 'parameters', words.parameters), ...lists])
    : html`${lists.filter(Boolean)}`;
}

/** A parameter reads like a property: what it says itself goes before what its schema says. */
export function parameterTree(
  context: PageContext,
  parameter: Omit<Parameter, 'in'>,
  place: string,
): SchemaNode {
  const media = Object.values(
    (parameter as { content?: Record<string, { schema: object }> }).content ?? {},
  );
  const { description, example, examples, deprecated } = parameter as Parameter & {
    examples?: Record<string, { value: unknown }>;
    deprecated?: boolean;
  };
  const written = Object.values(examples ?? {}).map(({ value }) => value);
  const schema = {
    ...(parameter.schema ?? media[0]?.schema),
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
