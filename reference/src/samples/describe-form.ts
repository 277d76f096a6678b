import type {
  ParameterField,
  RequestForm,
  Scheme,
  ServerChoice,
} from '../../browser/request/request-form.ts';
import {
  type OpenApiDocument,
  type OperationEntry,
  type Parameter,
  type RequestBody,
  resolveRef,
  type Schema,
  type SecurityScheme,
  type Server,
} from '../openapi.ts';
import { asText, listValues } from '../schema/describe-schema.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { describeContents } from './describe-contents.ts';
import { firstExample } from './first-example.ts';

/** What it takes to make a request of an operation. */
export function describeForm(document: OpenApiDocument, entry: OperationEntry): RequestForm {
  const { method, path, operation } = entry;
  const body = operation.requestBody && resolveRef<RequestBody>(document, operation.requestBody);
  const ways = (operation.security ?? document.security ?? []).map(way => Object.keys(way ?? {}));
  return {
    method,
    path,
    servers: listChoices([operation.servers, document.servers]),
    parameters: listParameters(document, path, operation.parameters ?? []),
    // What lets everybody in stands last, as on the page.
    ways: ways.toSorted((a, b) => Number(!a.length) - Number(!b.length)),
    schemes: Object.fromEntries(
      [...new Set(ways.flat())].map(name => [name, describeScheme(document, name)]),
    ),
    ...(body?.content && Object.keys(body.content).length > 0
      ? {
          body: { required: body.required === true, contents: describeContents(document, body) },
        }
      : {}),
  };
}

function listChoices(places: (Server[] | undefined)[]): ServerChoice[] {
  const servers = places.find(servers => servers?.length) ?? [{ url: '/' }];
  return servers
    .filter(server => typeof server?.url === 'string')
    .map(({ url, template = url, description = '', variables = {} }) => ({
      url: template,
      description,
      variables: Object.fromEntries(
        Object.entries(variables).map(([name, given]) => {
          const values = (given?.enum ?? []).map(String);
          return [name, { default: String(given?.default ?? values[0] ?? name), enum: values }];
        }),
      ),
    }));
}

const nobodySends = new Set(['accept', 'content-type', 'authorization']);

/** Those of the path that nobody described, too: without them there is no address. */
function listParameters(
  document: OpenApiDocument,
  path: string,
  nodes: NonNullable<OperationEntry['operation']['parameters']>,
): ParameterField[] {
  const fields = nodes
    .map(node => resolveRef<Parameter>(document, node))
    // OpenAPI has headers of these names ignored: they follow from body, responses and security.
    .filter(({ in: place, name }) => place !== 'header' || !nobodySends.has(name.toLowerCase()))
    .map(parameter => describeParameter(document, parameter));
  const known = new Set(fields.filter(({ in: place }) => place === 'path').map(it => it.name));
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const unknown = [...new Set(names)].filter(name => !known.has(name));
  return [
    ...fields,
    ...unknown.map((name): ParameterField => ({ ...plain, name, in: 'path', required: true })),
  ];
}

const plain = {
  type: 'text',
  style: 'simple',
  explode: false,
  allowReserved: false,
  enum: [],
} satisfies Partial<ParameterField>;

const styles = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' } as const;

function describeParameter(document: OpenApiDocument, parameter: Parameter): ParameterField {
  const { name, in: place, style = styles[place] } = parameter;
  const [media] = Object.values(parameter.content ?? {});
  const { schema } = resolveSchema(document, parameter.schema ?? media?.schema);
  const value = firstExample(document, { ...parameter, schema })?.value ?? schema.default;
  const type = media ? 'text' : typeOf(schema);
  return {
    name,
    in: place,
    required: parameter.required === true || place === 'path',
    type,
    style,
    explode: parameter.explode ?? style === 'form',
    allowReserved: parameter.allowReserved === true,
    enum: type === 'text' ? listValues(schema).map(it => it.value) : [],
    ...(value === undefined || value === null ? {} : { value: asText(value) }),
  };
}

function typeOf({ type, properties }: Schema): ParameterField['type'] {
  const [first] = [type].flat().filter(it => it !== 'null');
  if (first === 'array') return 'array';
  return first === 'object' || (first === undefined && properties) ? 'object' : 'text';
}

function describeScheme(document: OpenApiDocument, name: string): Scheme {
  const node = document.components?.securitySchemes?.[name];
  const scheme = node ? resolveRef<SecurityScheme>(document, node) : {};
  const title = String(scheme['x-displayName'] ?? name);
  if (scheme.type === 'apiKey') {
    const place = (['header', 'query', 'cookie'] as const).find(it => it === scheme.in);
    return { kind: 'apiKey', title, in: place ?? 'header', name: String(scheme.name ?? name) };
  }
  if (scheme.type === 'oauth2' || scheme.type === 'openIdConnect') return { kind: 'token', title };
  const way = scheme.type === 'http' ? String(scheme.scheme).toLowerCase() : '';
  return { kind: way === 'bearer' || way === 'basic' ? way : 'other', title };
}
