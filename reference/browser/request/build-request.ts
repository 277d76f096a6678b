import type {
  BuiltRequest,
  Pair,
  RequestContent,
  RequestForm,
  Scheme,
  ServerChoice,
} from './request-form.ts';
import { encode, inLineOf, inPath, inQuery } from './write-parameter.ts';

export interface Credential {
  /** A token or a key, or the password. */
  secret: string;
  user?: string;
}

export interface RequestValues<File> {
  /** The address of the server, with its variables filled in. */
  server: string;
  /** By place and name; what has no value is not sent. */
  parameters: ReadonlyMap<string, string>;
  /** Of the way that was chosen, by the names of its schemes. */
  credentials: ReadonlyMap<string, Credential>;
  body?: RequestContent<File>;
}

/** Of a form without files. */
export const formType = 'application/x-www-form-urlencoded';

export const keyOf = (field: { in: string; name: string }): string => `${field.in} ${field.name}`;

export function fillServer(
  { url, variables }: ServerChoice,
  values: Readonly<Record<string, string>> = {},
): string {
  return url.replace(
    /\{([^{}]+)\}/g,
    (_, name: string) => values[name] ?? variables[name]?.default ?? name,
  );
}

export function buildRequest<File>(
  form: RequestForm,
  values: RequestValues<File>,
): BuiltRequest<File> {
  let { path } = form;
  const query: string[] = [];
  const headers: Pair[] = [];
  const cookies: Pair[] = [];
  for (const [name, { secret, user }] of values.credentials) {
    const scheme = form.schemes[name];
    if (scheme) addCredential(scheme, secret, user, { query, headers, cookies });
  }
  for (const field of form.parameters) {
    const text = values.parameters.get(keyOf(field));
    if (text === undefined) continue;
    if (field.in === 'path') path = path.replaceAll(`{${field.name}}`, () => inPath(field, text));
    else if (field.in === 'query') query.push(...inQuery(field, text));
    else (field.in === 'header' ? headers : cookies).push([field.name, inLineOf(field, text)]);
  }
  const { body } = values;
  // A browser and curl write the type of a form with parts themselves, since only they know what is between them.
  const type = body && typeOf(body);
  if (type) headers.push(['Content-Type', type]);
  return {
    method: form.method.toUpperCase(),
    url: values.server.replace(/\/$/, '') + path + (query.length > 0 ? `?${query.join('&')}` : ''),
    headers,
    cookies,
    ...(body ? { body } : {}),
  };
}

function typeOf(body: RequestContent<unknown>): string | undefined {
  if (body.form === 'multipart') return undefined;
  return body.form === 'form' ? formType : body.type;
}

function addCredential(
  scheme: Scheme,
  secret: string,
  user: string | undefined,
  request: { query: string[]; headers: Pair[]; cookies: Pair[] },
): void {
  const { name = '' } = scheme;
  if (scheme.kind === 'basic')
    request.headers.push(['Authorization', `Basic ${toBase64(`${user ?? ''}:${secret}`)}`]);
  else if (scheme.kind !== 'apiKey') request.headers.push(['Authorization', `Bearer ${secret}`]);
  else if (scheme.in === 'query') request.query.push(`${encode(name)}=${encode(secret)}`);
  else (scheme.in === 'cookie' ? request.cookies : request.headers).push([name, secret]);
}

/** Of the bytes of UTF-8, as RFC 7617 has it for names and passwords. */
function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** A form as it is sent. */
export const formText = (pairs: Pair[]): string =>
  pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
