import { createHash, createHmac } from 'node:crypto';
import type { MessageCode } from '@easel/signing';
import { padOnly, signPss, signWith } from '../../../signing/vector-cases/keys.ts';
import type { Sent } from './test-requests.ts';

export const now = 1_760_000_000;
const nonce = '5f0c2a9e4b7d41d8a3c6e1f2b4d59078';

interface Mistake {
  name: string;
  /** What the lab must name first. */
  code: MessageCode;
  method?: string;
  path?: string;
  body?: string;
  /** What the client signed in place of the right string. */
  signed?: (right: string) => string | Uint8Array;
  /** How it signed, and spelt the signature. */
  sign?: (string: Uint8Array) => string;
  /** What became of the header. */
  header?: (right: string, signature: string) => string;
  /** It can be read in the request, so nothing has to be proven. */
  visible?: true;
}

const json = { body: '{"b":"橘猫 <x> a/b","a":1.5,"n":null}' };
const plain = { body: '{"stages":[],"count":2}' };
const get = { method: 'GET', path: '/v1/jobs?status=RUNNING&limit=10&name=a%20b', body: '' };
const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, () => to);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const withBody = (encode: (text: string) => Uint8Array) => (text: string) => {
  const at = text.indexOf('{');
  return Buffer.concat([Buffer.from(text.slice(0, at)), encode(text.slice(at))]);
};

const inTheString: Mistake[] = [
  { name: 'CR LF', code: 'line-endings-crlf', ...plain, signed: text => text.replaceAll('\n', '\r\n') },
  { name: 'CR alone', code: 'wrong-separator', ...plain, signed: text => text.replaceAll('\n', '\r') },
  { name: 'a backslash and an n', code: 'newline-escaped', ...plain, signed: text => text.replaceAll('\n', '\\n') },
  { name: 'ampersands', code: 'wrong-separator', ...plain, signed: text => text.replaceAll('\n', '&') },
  { name: 'no final line feed', code: 'missing-final-newline', ...get, signed: text => text.trimEnd() },
  { name: 'echo', code: 'extra-final-newline', ...plain, signed: text => `${text}\n` },
  { name: 'no line feed after the method', code: 'line-feed-missing', ...plain, signed: swap('\n', '') },
  { name: 'no line feed before the nonce', code: 'line-feed-missing', ...plain, signed: swap(`\n${nonce}`, nonce) },
  { name: 'no line feed before the body', code: 'line-feed-missing', ...plain, signed: swap(`${nonce}\n`, nonce) },
  { name: 'an empty line before the body', code: 'blank-line-added', ...plain, signed: swap(`${nonce}\n`, `${nonce}\n\n`) },
  { name: 'a space after the path', code: 'line-trailing-space', ...plain, signed: swap('/v1/jobs\n', '/v1/jobs \n') },
  { name: 'nonce before timestamp', code: 'lines-swapped', ...plain, signed: swap(`${now}\n${nonce}`, `${nonce}\n${now}`) },
  { name: 'no nonce', code: 'line-missing', ...plain, signed: swap(`${nonce}\n`, '') },
  { name: 'a line for the app', code: 'line-added', ...plain, signed: text => `app_sandbox\n${text}` },
  { name: 'a Host line', code: 'line-added', ...plain, signed: swap('/v1/jobs\n', '/v1/jobs\nHost: api.easel.example\n') },
  { name: 'a Content-Type line', code: 'line-added', ...plain, signed: swap('/v1/jobs\n', '/v1/jobs\napplication/json\n') },
  { name: 'the request line', code: 'request-line-signed', ...plain, signed: swap('POST\n/v1/jobs\n', 'POST /v1/jobs HTTP/1.1\n') },
  { name: 'the HTTP version after the path', code: 'request-line-signed', ...get, signed: swap('b\n', 'b HTTP/1.1\n') },
  { name: 'lower-case method', code: 'method-case', ...plain, signed: swap('POST', 'post') },
  { name: 'another method', code: 'method-differs', method: 'DELETE', body: '', signed: swap('DELETE', 'POST') },
  { name: 'no query', code: 'query-dropped', ...get, signed: swap(/\?.*/, '') },
  { name: 'a sorted query', code: 'query-reordered', ...get, signed: swap(/\?.*/, '?limit=10&name=a%20b&status=RUNNING') },
  { name: 'a plus for a space', code: 'query-re-encoded', ...get, signed: swap('%20', '+') },
  { name: 'the query as the body', code: 'query-signed-as-body', ...get, signed: text => `${text.replace(/\?.*/, '')}status=RUNNING&limit=10&name=a%20b` },
  { name: 'the whole address', code: 'path-with-host', ...plain, signed: swap('/v1', 'https://api.easel.example/v1') },
  { name: 'no /v1', code: 'path-prefix-dropped', ...plain, signed: swap('/v1', '') },
  { name: '/v1 twice', code: 'path-prefix-doubled', ...plain, signed: swap('/v1', '/v1/v1') },
  { name: 'a slash at the end', code: 'path-trailing-slash', ...plain, signed: swap('/jobs', '/jobs/') },
  { name: 'no slash at the beginning', code: 'path-leading-slash', ...plain, signed: swap('/v1', 'v1') },
  { name: 'a decoded path', code: 'path-re-encoded', method: 'GET', path: '/v1/models/%E6%A9%98', body: '', signed: swap('%E6%A9%98', '橘') },
  { name: 'a clock read twice', code: 'timestamp-differs', ...plain, signed: swap(`${now}`, `${now - 2}`) },
  { name: 'milliseconds in the string', code: 'timestamp-milliseconds', ...plain, signed: swap(`${now}`, `${now}123`) },
  { name: 'a nonce in upper case', code: 'nonce-differs', ...plain, signed: swap(nonce, nonce.toUpperCase()) },
  { name: 'a nonce with hyphens', code: 'nonce-differs', ...plain, signed: swap(nonce, '5f0c2a9e-4b7d-41d8-a3c6-e1f2b4d59078') },
  { name: '$NONCE signed as it stands', code: 'variable-signed', ...plain, signed: swap(nonce, '$NONCE') },
  { name: 'every variable signed as it stands', code: 'variable-signed', ...plain, signed: () => 'POST\n/v1/jobs\n$TIMESTAMP\n$NONCE\n$BODY' },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what was signed
  { name: '${nonce} signed as it stands', code: 'variable-signed', ...get, signed: swap(nonce, '${nonce}') },
  { name: 'no body', code: 'body-not-signed', ...plain, signed: swap(plain.body, '') },
  { name: '{} for no body', code: 'body-placeholder', ...get, signed: text => `${text}{}` },
  { name: 'an object for its JSON', code: 'body-stringified-object', ...plain, signed: swap(plain.body, '[object Object]') },
  { name: 'a hashed body', code: 'body-hashed', ...plain, signed: swap(plain.body, sha256(plain.body).digest('hex')) },
  { name: 'a body in Base64', code: 'body-base64', ...plain, signed: swap(plain.body, base64(Buffer.from(plain.body))) },
  { name: 'a body as form data', code: 'form-encoded-body', ...plain, signed: swap(plain.body, 'stages=[]&count=2') },
  { name: 'JSON with other spaces', code: 'json-whitespace', ...plain, signed: swap(plain.body, '{"stages": [], "count": 2}') },
  { name: 'JSON in another order', code: 'json-key-order', ...plain, signed: swap(plain.body, '{"count":2,"stages":[]}') },
  { name: 'JSON with other numbers', code: 'json-number-format', body: '{"a":0.60}', signed: swap('0.60', '0.6') },
  { name: 'JSON twice', code: 'json-double-encoded', ...plain, signed: swap(plain.body, JSON.stringify(plain.body)) },
  { name: 'JSON without its nulls', code: 'json-nulls-dropped', ...json, signed: swap(',"n":null', '') },
  { name: 'characters as escapes', code: 'unicode-escaped', ...json, signed: swap('橘猫', '\\u6a58\\u732b') },
  { name: 'escapes as characters', code: 'unicode-unescaped', body: '{"a":"\\u732b"}', signed: swap('\\u732b', '猫') },
  { name: 'escaped slashes', code: 'slash-escaping', ...json, signed: swap('a/b', 'a\\/b') },
  { name: 'escaped angle brackets', code: 'html-escaping', ...json, signed: swap('<x>', '\\u003cx\\u003e') },
  { name: 'another Unicode form', code: 'unicode-normalised', body: '{"a":"é"}', signed: text => text.normalize('NFD') },
  { name: 'Latin-1', code: 'wrong-charset', body: '{"a":"é"}', signed: text => Buffer.from(text, 'latin1') },
  { name: 'all of it in UTF-16', code: 'wrong-charset', ...plain, signed: utf16 },
  { name: 'the body in UTF-16', code: 'wrong-charset', ...json, signed: withBody(utf16) },
  { name: 'the body in UTF-16 with a mark', code: 'wrong-charset', ...plain, signed: withBody(text => utf16(`\ufeff${text}`)) },
  { name: 'a byte order mark', code: 'byte-order-mark', ...plain, signed: swap('{', '\ufeff{') },
  { name: 'spaces trimmed', code: 'body-spaces-trimmed', body: '{"a":1}  ', signed: text => text.trimEnd() },
  { name: 'a line break trimmed', code: 'body-newline-added', body: '{"a":1}\n', signed: text => text.trimEnd() },
  { name: 'other line breaks', code: 'body-line-endings', body: '{\n"a":1}', signed: swap('{\n', '{\r\n') },
  { name: 'Base64 of the string', code: 'string-encoded-first', ...plain, signed: text => base64(Buffer.from(text)) },
  { name: 'no query and a lower-case method', code: 'query-dropped', ...get, signed: text => text.replace(/\?.*/, '').replace('GET', 'get') },
]; // biome-ignore format: a table

const inTheSignature: Mistake[] = [
  { name: 'SHA-1', code: 'digest-sha1', ...plain, sign: string => base64(signWith(string, { hash: 'sha1' })) },
  { name: 'SHA-384', code: 'digest-other', ...plain, sign: string => base64(signWith(string, { hash: 'sha384' })) },
  { name: 'SHA-512', code: 'digest-sha512', ...plain, sign: string => base64(signWith(string, { hash: 'sha512' })) },
  { name: 'PSS', code: 'pss-padding', ...plain, sign: string => base64(signPss(string)) },
  { name: 'hashed twice', code: 'string-hashed-twice', ...plain, signed: text => sha256(text).digest('hex') },
  { name: 'a bare digest', code: 'digest-info-missing', ...plain, sign: string => base64(padOnly(sha256(string).digest())) },
  { name: 'no digest', code: 'string-not-hashed', ...plain, sign: string => base64(padOnly(string)) },
  { name: 'bytes in reverse', code: 'signature-byte-order', ...plain, sign: string => base64(signWith(string).reverse()) },
  { name: 'an HMAC', code: 'signature-is-hash', ...plain, visible: true, sign: string => createHmac('sha256', 'secret').update(string).digest('base64') },
  { name: 'another key', code: 'wrong-key', ...plain, visible: true, sign: string => base64(signWith(string, { key: 'throwaway-other-app' })) },
  { name: 'Base64 twice', code: 'signature-base64-twice', ...plain, visible: true, sign: string => base64(Buffer.from(base64(signWith(string)))) },
  { name: 'Base64 of the hex', code: 'signature-hex-in-base64', ...plain, visible: true, sign: string => base64(Buffer.from(signWith(string).toString('hex'))) },
  { name: 'hex', code: 'signature-hex', ...plain, visible: true, sign: string => signWith(string).toString('hex') },
  { name: 'URL-safe Base64', code: 'signature-url-safe', ...plain, visible: true, sign: string => signWith(string).toString('base64url') },
  { name: 'no padding', code: 'signature-padding-lost', ...plain, visible: true, sign: string => base64(signWith(string)).replace(/=+$/, '') },
  { name: 'percent-encoded', code: 'signature-percent-encoded', ...plain, visible: true, sign: string => encodeURIComponent(base64(signWith(string))) },
  { name: 'cut off', code: 'signature-truncated', ...plain, visible: true, sign: string => base64(signWith(string)).slice(0, -44) },
  { name: 'a signature and more', code: 'signature-too-long', ...plain, visible: true, sign: string => base64(Buffer.concat([signWith(string), Buffer.from('more')])) },
]; // biome-ignore format: a table

const inTheHeader: Mistake[] = [
  { name: 'full-width commas', code: 'header-full-width', header: text => text.replaceAll(',', '，') },
  { name: 'full-width equals signs', code: 'header-full-width', header: text => text.replace('app_id=', 'app_id＝') },
  { name: 'curly quotes', code: 'header-full-width', header: text => text.replace(nonce, `“${nonce}”`) },
  { name: 'a no-break space', code: 'header-no-break-space', header: text => text.replace(' ', '\u00a0') },
  { name: 'a character of no width', code: 'header-no-break-space', header: text => text.replace('app_', '\u200bapp_') },
  { name: 'spaces after commas', code: 'header-spaces', header: text => text.replaceAll(',', ', ') },
  { name: 'semicolons', code: 'header-separator', header: text => text.replaceAll(',', ';') },
  { name: 'quotes', code: 'param-quoted', header: text => text.replace(/=([^,]+)/g, '="$1"') },
  { name: 'appId', code: 'param-misspelt', header: text => text.replace('app_id', 'appId') },
  { name: 'a parameter twice', code: 'param-duplicate', header: text => `${text},timestamp=${now}` },
  { name: 'a comma at the end', code: 'param-unknown', header: text => `${text},` },
  { name: 'no nonce_str', code: 'param-missing', header: text => text.replace(`nonce_str=${nonce},`, '') },
  { name: 'app_id and nonce swapped', code: 'params-swapped', header: text => text.replace('app_id=app_sandbox', `app_id=${nonce}`).replace(`nonce_str=${nonce}`, 'nonce_str=app_sandbox') },
  { name: 'nonce and timestamp swapped', code: 'params-swapped', header: text => text.replace(`nonce_str=${nonce}`, `nonce_str=${now}`).replace(`timestamp=${now}`, `timestamp=${nonce}`) },
  { name: 'variables in single quotes', code: 'param-unexpanded', header: () => 'EASEL-SHA256-RSA app_id=app_sandbox,nonce_str=$NONCE,timestamp=$TIMESTAMP,signature=$SIGNATURE' },
  { name: 'one variable in single quotes', code: 'param-unexpanded', header: (text, signature) => text.replace(signature, () => '$SIGNATURE') },
  { name: 'the header in a variable', code: 'param-unexpanded', header: () => '$AUTH' },
  { name: 'another scheme', code: 'wrong-scheme', header: text => text.replace('EASEL-', 'WECHATPAY-') },
  { name: 'the scheme with a colon', code: 'wrong-scheme', header: text => text.replace('RSA ', 'RSA: ') },
  { name: 'the name in the value', code: 'header-name-included', header: text => `Authorization: ${text}` },
  { name: 'another app', code: 'unknown-app', header: text => text.replace('app_sandbox', 'app_nobody') },
  { name: 'an id with a full stop', code: 'param-malformed', header: text => text.replace('app_sandbox', 'app.sandbox') },
  { name: 'another key id', code: 'unknown-key', header: text => text.replace(',nonce', ',key_id=key_9,nonce') },
  { name: 'a short nonce', code: 'nonce-length', signed: swap(nonce, 'abc'), header: swap(nonce, 'abc') },
  { name: 'a nonce in Base64', code: 'nonce-characters', signed: swap(nonce, 'q+Zx/0aPqYxw1w=='), header: swap(nonce, 'q+Zx/0aPqYxw1w==') },
  { name: 'milliseconds', code: 'timestamp-milliseconds', signed: swap(`${now}`, `${now}123`), header: swap(`${now}`, `${now}123`) },
  { name: 'a fraction', code: 'timestamp-fractional', signed: swap(`${now}`, `${now}.5`), header: swap(`${now}`, `${now}.5`) },
  { name: 'a date', code: 'timestamp-not-unix', signed: swap(`${now}`, '2025-10-09T08:53:20Z'), header: swap(`${now}`, '2025-10-09T08:53:20Z') },
  { name: 'local time', code: 'timestamp-local-time', signed: swap(`${now}`, `${now + 28_800}`), header: swap(`${now}`, `${now + 28_800}`) },
  { name: 'a slow clock', code: 'clock-skew', signed: swap(`${now}`, `${now - 400}`), header: swap(`${now}`, `${now - 400}`) },
]; // biome-ignore format: a table

/** Each of them was made by somebody. */
export const mistakes: Mistake[] = [
  ...inTheString,
  ...inTheSignature,
  ...inTheHeader.map(entry => ({ ...plain, visible: true as const, ...entry })),
];

/** The request as it was sent, and what was signed for it. */
export function commit(mistake: Mistake): { sent: Sent; right: string; signed: Uint8Array } {
  const { method = 'POST', path = '/v1/jobs', body = '' } = mistake;
  const right = `${method}\n${path}\n${now}\n${nonce}\n${body}`;
  const signed = Buffer.from(mistake.signed?.(right) ?? right);
  const signature = mistake.sign?.(signed) ?? base64(signWith(signed));
  const header = `EASEL-SHA256-RSA app_id=app_sandbox,nonce_str=${nonce},timestamp=${now},signature=${signature}`;
  const authorization = mistake.header?.(header, signature) ?? header;
  return { sent: { method, path, authorization, body }, right, signed };
}
