import { sample } from 'openapi-sampler';
import type { MediaType, OpenApiDocument, Schema } from '../openapi.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { type Direction, sampleSchema } from '../schema/sample-schema.ts';
import type { ShownExample } from './page-data.ts';

export type WrittenExample = Pick<ShownExample, 'text' | 'language'>;

/** How a body of a media type is written down: the form in which it is sent, not the one its schema is written in. */
type Form = 'json' | 'xml' | 'form' | 'multipart' | 'events' | 'lines' | 'text' | 'binary';

const forms: [RegExp, Form][] = [
  [/^(?:application|text)\/(?:[\w.-]+\+)?xml$/, 'xml'],
  [/^application\/x-www-form-urlencoded$/, 'form'],
  [/^multipart\//, 'multipart'],
  [/^text\/event-stream$/, 'events'],
  [/^application\/(?:x-ndjson|jsonl|x-jsonlines|json-seq|stream\+json)$/, 'lines'],
  [/json$/, 'json'],
  [/^(?:text\/|application\/(?:yaml|x-yaml|graphql|javascript))/, 'text'],
  [/^(?:image|audio|video|font)\/|^application\/(?:octet-stream|pdf|zip|gzip|x-tar)/, 'binary'],
];

export function formOf(contentType: string): Form {
  const [type = ''] = contentType.toLowerCase().split(';');
  return forms.find(([pattern]) => pattern.test(type.trim()))?.[1] ?? 'json';
}

/** An example that the document has. */
export function showExample(
  document: OpenApiDocument,
  contentType: string,
  media: MediaType,
  value: unknown,
): WrittenExample {
  const form = formOf(contentType);
  if (form === 'json' ? isWritten(value) : typeof value === 'string') {
    return { text: String(value), language: languageOf(form) };
  }
  return write(document, form, media, value);
}

/** Many documents have the text of a value in place of the value. */
function isWritten(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

/** An example for a body that has none. What is no text has nothing to show. */
export function makeExample(
  document: OpenApiDocument,
  contentType: string,
  media: MediaType,
  { direction, most }: { direction: Direction; most: number },
): WrittenExample | undefined {
  const form = formOf(contentType);
  if (form === 'binary' || !media.schema) return undefined;
  const value = sampleSchema(document, media.schema, direction, most);
  if (value === undefined) return undefined;
  return form === 'text' && typeof value === 'string'
    ? { text: value, language: null }
    : write(document, form, media, value);
}

const languageOf = (form: Form) => (form === 'json' || form === 'xml' ? form : null);

function write(
  document: OpenApiDocument,
  form: Form,
  media: MediaType,
  value: unknown,
): WrittenExample {
  const writers: Partial<Record<Form, () => string>> = {
    xml: () => writeXml(document, media.schema, value),
    form: () => writeForm(value),
    multipart: () => writeParts(document, media, value),
    events: () => `data: ${JSON.stringify(value)}\n`,
    lines: () => JSON.stringify(value),
  };
  const writer = writers[form];
  return writer
    ? { text: writer(), language: languageOf(form) }
    : { text: JSON.stringify(value, null, 2), language: 'json' };
}

/** The sampler knows the names, attributes and wrappers that a schema gives its XML. */
function writeXml(document: OpenApiDocument, node: unknown, value: unknown): string {
  const { schema, name } = resolveSchema(document, node);
  const { name: root = name ?? 'root' } = (schema.xml ?? {}) as { name?: string };
  const typed: Schema = { ...schema, xml: { ...(schema.xml as object), name: root } };
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const example = isObject ? { ...typed, example: value } : typed;
  try {
    const xml = String(sample(example, { format: 'xml', quiet: true }, document)).trim();
    return xml.startsWith(`<${root}`) ? xml : `<${root}>\n${xml}\n</${root}>`;
  } catch {
    return JSON.stringify(value, null, 2);
  }
}

const inLine = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function writeForm(value: unknown): string {
  const pairs = entriesOf(value).flatMap(([name, field]): [string, string][] =>
    Array.isArray(field) ? field.map(item => [name, inLine(item)]) : [[name, inLine(field)]],
  );
  return new URLSearchParams(pairs).toString();
}

/** A part that is not written down. */
export const isFile = ({ format, contentMediaType }: Schema): boolean =>
  format === 'binary' || typeof contentMediaType === 'string';

function writeParts(document: OpenApiDocument, media: MediaType, value: unknown): string {
  const { properties = {} } = resolveSchema(document, media.schema).schema;
  const parts = entriesOf(value).map(([name, field]) => {
    const { schema } = resolveSchema(document, (properties as Schema)[name]);
    const file = isFile(schema);
    const type =
      media.encoding?.[name]?.contentType ??
      (file ? (schema.contentMediaType ?? 'application/octet-stream') : undefined) ??
      (typeof field === 'object' ? 'application/json' : undefined);
    return [
      '--boundary',
      `Content-Disposition: form-data; name="${name}"${file ? `; filename="${name}"` : ''}`,
      ...(type === undefined ? [] : [`Content-Type: ${type}`]),
      '',
      file ? '…' : inLine(field),
    ].join('\n');
  });
  return [...parts, '--boundary--'].join('\n');
}
