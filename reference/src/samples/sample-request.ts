import {
  buildRequest,
  type Credential,
  fillServer,
  keyOf,
} from '../../browser/request/build-request.ts';
import type {
  BodyContent,
  BodyField,
  BuiltRequest,
  ParameterField,
  Part,
  RequestContent,
  RequestForm,
} from '../../browser/request/request-form.ts';
import { encode, readList, wellFormed } from '../../browser/request/write-parameter.ts';

/** A request in which only files are left open, by their names. */
export type SampleRequest = BuiltRequest<string>;

/** Stands where a document has only the path of its server. */
const unknownHost = 'https://api.example.com';

/** What an operation is called with at least, with names in capitals for what only the caller knows. */
export function sampleRequest(form: RequestForm): SampleRequest {
  const [server] = form.servers;
  const address = server ? fillServer(server) : '/';
  const [way = []] = form.ways;
  const needed = form.parameters.filter(({ required }) => required);
  const body = form.body?.contents[0] && sampleContent(form.body.contents[0]);
  const built = buildRequest(form, {
    server: URL.canParse(address) ? address : new URL(address, unknownHost).href,
    parameters: new Map(needed.map(field => [keyOf(field), sampleValue(field)])),
    credentials: new Map(way.flatMap(name => credential(form, name))),
    ...(body ? { body } : {}),
  });
  const basic = way.some(name => form.schemes[name]?.kind === 'basic');
  return {
    ...built,
    url: safeAddress(built.url),
    headers: [
      ...(basic
        ? [['Authorization', 'Basic BASE64_OF_USER_AND_PASSWORD'] as [string, string]]
        : []),
      ...built.headers,
    ],
  };
}

/** Of what programs, shells and templates give a meaning to, nothing is left. */
function safeAddress(address: string): string {
  return wellFormed(address).replace(/[^\w.~:/?&=%,;@+[\]-]/gu, encode);
}

function credential({ schemes }: RequestForm, name: string): [string, Credential][] {
  const kind = schemes[name]?.kind;
  if (kind === 'bearer' || kind === 'token') return [[name, { secret: 'YOUR_TOKEN' }]];
  return kind === 'apiKey' ? [[name, { secret: 'YOUR_API_KEY' }]] : [];
}

const inCapitals = (name: string) =>
  name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1_$2')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase() || 'VALUE';

const sampleValue = ({ value, enum: values, name }: ParameterField | BodyField) =>
  value ?? values[0] ?? inCapitals(name);

function sampleContent({ type, form, text, fields = [] }: BodyContent): RequestContent<string> {
  if (form === 'file') return { form, type, file: 'file' };
  if (form === 'text') return { form, type, text: text ?? '' };
  const shown = fields.filter(
    ({ required, value, file }) => required || value !== undefined || file,
  );
  if (form === 'multipart') return { form, parts: shown.flatMap(toParts) };
  return { form, pairs: shown.flatMap(field => valuesOf(field).map(value => pair(field, value))) };
}

const pair = ({ name }: BodyField, value: string): [string, string] => [name, value];

const valuesOf = (field: BodyField) =>
  field.list ? readList(sampleValue(field)) : [sampleValue(field)];

function toParts(field: BodyField): Part<string>[] {
  const { name, file, contentType } = field;
  const type = contentType ? { contentType } : {};
  if (file) return [{ name, value: { file: name }, ...type }];
  return valuesOf(field).map(value => ({ name, value, ...type }));
}
