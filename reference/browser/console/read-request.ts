import {
  buildRequest,
  type Credential,
  fillServer,
  keyOf,
  type RequestValues,
} from '../request/build-request.ts';
import type {
  BodyContent,
  BodyField,
  BuiltRequest,
  Pair,
  Part,
  RequestContent,
} from '../request/request-form.ts';
import { readList } from '../request/write-parameter.ts';
import { names as bodyNames } from './BodyFields.tsx';
import { names as credentialNames } from './Credentials.tsx';
import type { ConsoleForm } from './console-form.ts';
import { names as parameterNames } from './Parameters.tsx';
import { names as serverNames } from './Server.tsx';

export interface ReadRequest {
  values: RequestValues<File>;
  request: BuiltRequest<File>;
}

/** The request as the fields of the form have it. */
export function readRequest(form: ConsoleForm, element: HTMLFormElement): ReadRequest {
  const data = new FormData(element);
  const body = readBody(form, data);
  const values = {
    server: readServer(form, data),
    parameters: readParameters(form, data),
    credentials: readCredentials(form, data),
    ...(body ? { body } : {}),
  };
  return { values, request: buildRequest(form, values) };
}

const placeholders = { apiKey: 'YOUR_API_KEY', basic: 'YOUR_PASSWORD', token: 'YOUR_TOKEN' };

/** The same for showing: what was typed as a secret is not in it. */
export function withoutSecrets(form: ConsoleForm, { values }: ReadRequest): BuiltRequest<File> {
  const credentials = [...values.credentials].map(([name, { user }]): [string, Credential] => {
    const kind = form.schemes[name]?.kind;
    const secret = kind === 'apiKey' || kind === 'basic' ? placeholders[kind] : placeholders.token;
    return [name, { secret, ...(user === undefined ? {} : { user }) }];
  });
  return buildRequest(form, { ...values, credentials: new Map(credentials) });
}

const textOf = (data: FormData, name: string) => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** A server without a host is where the page is. */
function readServer({ servers }: ConsoleForm, data: FormData): string {
  const server = servers[Number(textOf(data, serverNames.server))];
  if (!server) return window.location.origin;
  const variables = Object.keys(server.variables).map(name => [
    name,
    textOf(data, serverNames.variable(name)),
  ]);
  const address = fillServer(server, Object.fromEntries(variables));
  return URL.canParse(address) ? address : new URL(address, window.location.origin).href;
}

function readParameters({ parameters }: ConsoleForm, data: FormData): Map<string, string> {
  const typed = parameters
    // A page cannot set a cookie of another site.
    .filter(field => field.in !== 'cookie')
    .map((field): Pair => [keyOf(field), textOf(data, parameterNames.parameter(field))]);
  return new Map(typed.filter(([, text]) => text !== ''));
}

function readCredentials({ ways, schemes }: ConsoleForm, data: FormData): Map<string, Credential> {
  const way = ways[Number(textOf(data, credentialNames.way))] ?? [];
  return new Map(
    way.flatMap((name): [string, Credential][] => {
      const secret = textOf(data, credentialNames.secret(name));
      const user = textOf(data, credentialNames.user(name));
      if (secret === '' && user === '') return [];
      return [[name, schemes[name]?.kind === 'basic' ? { secret, user } : { secret }]];
    }),
  );
}

function readBody({ body, method }: ConsoleForm, data: FormData): RequestContent<File> | undefined {
  const content = body?.contents[Number(data.get(bodyNames.content))];
  // Browsers refuse to send one.
  if (!content || /^(?:get|head)$/i.test(method)) return undefined;
  const { form, type } = content;
  if (form === 'text') return { form, type, text: textOf(data, bodyNames.text) };
  if (form === 'file') {
    const file = data.get(bodyNames.file);
    return file instanceof File ? { form, type, file } : undefined;
  }
  if (form === 'multipart') return { form, parts: readParts(content, data) };
  return {
    form,
    pairs: fieldsOf(content).flatMap(field =>
      readTexts(field, data).map((text): Pair => [field.name, text]),
    ),
  };
}

const fieldsOf = ({ fields = [] }: BodyContent) => fields;

function readTexts(field: BodyField, data: FormData): string[] {
  const text = textOf(data, bodyNames.field(field));
  if (text === '' && !field.required) return [];
  return field.list ? readList(text) : [text];
}

function readParts(content: BodyContent, data: FormData): Part<File>[] {
  return fieldsOf(content).flatMap((field): Part<File>[] => {
    const { name, contentType } = field;
    const type = contentType ? { contentType } : {};
    if (!field.file) return readTexts(field, data).map(value => ({ name, value, ...type }));
    return data
      .getAll(bodyNames.field(field))
      .filter(file => file instanceof File)
      .filter(file => file.name !== '')
      .map(file => ({ name, value: { file }, ...type }));
  });
}
