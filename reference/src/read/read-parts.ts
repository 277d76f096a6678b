import type { JsonObject } from '../openapi.ts';
import { schema } from './read-schema.ts';
import { flag, isObject, list, map, object, orRef, text } from './readers.ts';
import { below, type Place, type Reader } from './reading.ts';

/** Extensions may stand among names. */
export const isNoExtension = (key: string) => !key.startsWith('x-');

/** Of 3.2, beside what 3.0 and 3.1 have: the value as data, or as it is sent. */
const example: Reader = (value, at) => {
  const known = ['value', 'dataValue', 'serializedValue'];
  const fields = isObject(value) ? value : {};
  const key = known.find(name => fields[name] !== undefined);
  if (key === 'value') return object({ summary: text, description: text })(value, at);
  if (key !== undefined) return { ...fields, value: fields[key] };
  const says = ['externalValue', 'summary', 'description', '$ref'].some(name => name in fields);
  at.reading.repair(says || value === null ? 'example-without-value' : 'example-bare', at);
  return says || value === null ? undefined : { value };
};

const exampleMap = map(orRef('examples', example), isNoExtension);

/** A list has no names, so its examples go by their numbers. */
const examples: Reader = (value, at) =>
  Array.isArray(value)
    ? exampleMap(Object.fromEntries(value.map((entry, index) => [String(index + 1), entry])), at)
    : exampleMap(value, at);

/** How a value is written: of a parameter, or of a part of a form. */
const style = { style: text, explode: flag, allowReserved: flag };

function encoding(value: unknown, at: Place): unknown {
  const part = object({ ...style, contentType: text, headers });
  return map(part, isNoExtension)(value, at);
}

/** A stream of 3.2 says what each of its items is. */
const mediaType = object({ schema, itemSchema: schema, examples, encoding }, media => {
  if (media.schema !== undefined || media.itemSchema === undefined) return media;
  return { ...media, schema: { type: 'array', items: media.itemSchema } };
});

const content = map(orRef('mediaTypes', mediaType), isNoExtension);

const headerFields = {
  ...style,
  description: text,
  required: flag,
  deprecated: flag,
  schema,
  content,
  examples,
};
const described = (description: string) => ({ description });

const header = orRef('headers', object(headerFields, inOldForm), described);

/** Here a name may begin like an extension: `x-request-id`. */
const headers = map(header);

const places = ['path', 'query', 'header', 'cookie'];

const parameter = orRef(
  'parameters',
  object({ ...headerFields, name: text, in: text }, (read, at) => {
    // In 3.2 a parameter may be the whole query.
    const place = read.in === 'querystring' ? 'query' : read.in;
    if (typeof read.name === 'string' && places.includes(String(place)))
      return inOldForm(place === read.in ? read : { ...read, in: place }, at);
    at.reading.repair('parameter-unusable', at);
    return undefined;
  }),
);

const ofSchema = 'type format items enum default minimum maximum minLength maxLength pattern'.split(
  ' ',
);

/** Before 3.0 a parameter was its own schema. */
function inOldForm(read: JsonObject, at: Place): JsonObject {
  if (read.type === undefined || read.schema !== undefined || read.content !== undefined)
    return read;
  at.reading.repair('not-as-expected', below(at, 'type'), 'not in a schema');
  const moved = Object.entries(read).filter(([key]) => ofSchema.includes(key));
  const kept = Object.entries(read).filter(([key]) => !ofSchema.includes(key));
  return { ...Object.fromEntries(kept), schema: schema(Object.fromEntries(moved), at) };
}

export const parameters = list(parameter);

export const requestBody = orRef(
  'requestBodies',
  object({ description: text, required: flag, content }, (read, at) => {
    if (read.content !== undefined) return read;
    at.reading.repair('content-missing', at);
    return { ...read, content: {} };
  }),
  notice => ({ description: notice, content: {} }),
);

const link = object({
  operationId: text,
  operationRef: text,
  description: text,
  parameters: map(value => value),
});

/** In 3.2 a response may have a summary in place of a description. */
const links = map(orRef('links', link), isNoExtension);

const response = object({ description: text, summary: text, content, headers, links }, read =>
  read.description === undefined && read.summary !== undefined
    ? { ...read, description: read.summary }
    : read,
);

export const responses = map(orRef('responses', response, described), isNoExtension);

/** Scopes are asked for by their names. */
const flow = object({
  authorizationUrl: text,
  tokenUrl: text,
  refreshUrl: text,
  scopes: map(text, isNoExtension),
});

const securityScheme = object({ description: text, flows: map(flow, isNoExtension) });

/** Where there is more to read. */
export const externalDocs = object({ url: text, description: text });

export const components = object({
  schemas: map(schema),
  responses,
  parameters: map(parameter),
  examples: exampleMap,
  requestBodies: map(requestBody),
  headers,
  links,
  mediaTypes: content,
  securitySchemes: map(orRef('none', securityScheme, described)),
});
