import type { BodyContent, BodyField } from '../../browser/request/request-form.ts';
import type { MediaType, OpenApiDocument, RequestBody, Schema } from '../openapi.ts';
import { formOf, isFile, makeExample, showExample } from '../pages/show-example.ts';
import { asText, listValues } from '../schema/describe-schema.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { sampleSchema } from '../schema/sample-schema.ts';
import { firstExample } from './first-example.ts';

/** Longer examples are the page's to show: a request that is read beside ten others has to be short. */
const longExample = 4_000;

/** What is sent where a document leaves the type to the caller. */
const anyOf = { file: 'application/octet-stream', text: 'application/json' };

/** Each type of content that a body may have, with its first example. */
export function describeContents(
  document: OpenApiDocument,
  { content }: RequestBody,
): BodyContent[] {
  return Object.entries(content).map(([range, media]) => {
    const form = formOf(range);
    const type = range.includes('*') ? anyOf[form === 'binary' ? 'file' : 'text'] : range;
    if (form === 'binary') return { type, form: 'file' };
    if (form === 'form' || form === 'multipart')
      return { type, form, fields: listFields(document, media) };
    const found = firstExample(document, { ...media, schema: undefined });
    const made = found
      ? showExample(document, type, media, found.value)
      : makeExample(document, type, media, { direction: 'sent', most: longExample });
    return { type, form: 'text', ...(made ? { text: made.text } : {}) };
  });
}

function listFields(document: OpenApiDocument, media: MediaType): BodyField[] {
  const { properties = {}, required = [] } = resolveSchema(document, media.schema).schema;
  const needed = Array.isArray(required) ? required : [];
  const sampled = media.schema ? sampleSchema(document, media.schema, 'sent') : undefined;
  const example = firstExample(document, { ...media, schema: undefined })?.value ?? sampled;
  const values = new Map(
    typeof example === 'object' && example !== null ? Object.entries(example) : [],
  );
  const names = new Set([...Object.keys(properties as Schema), ...values.keys()]);
  return [...names].flatMap(name => {
    const { schema } = resolveSchema(document, (properties as Schema)[name]);
    if (schema.readOnly === true) return [];
    const { schema: item } = resolveSchema(document, schema.items);
    const list = schema.type === 'array';
    const file = isFile(schema) || (list && isFile(item));
    const value = values.get(name);
    const contentType =
      media.encoding?.[name]?.contentType ?? typeOf(file, list ? item : schema, value);
    return {
      name,
      required: needed.includes(name),
      file,
      list,
      enum: file ? [] : listValues(list ? item : schema).map(({ value }) => value),
      ...(value === undefined || value === null || file ? {} : { value: asText(value) }),
      ...(contentType && !contentType.includes('*') ? { contentType: first(contentType) } : {}),
    };
  });
}

/** Of several that a part may have. */
const first = (types: string) => types.split(',')[0]?.trim() ?? types;

function typeOf(file: boolean, schema: Schema, value: unknown): string | undefined {
  if (file && typeof schema.contentMediaType === 'string') return schema.contentMediaType;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return !file && isObject ? 'application/json' : undefined;
}
