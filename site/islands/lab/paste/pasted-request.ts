import { decodeBase64 } from '@easel/signing';

/** Where the bytes of a body come from: a textarea cannot contain all of them. */
export type BodyForm = 'text' | 'crlf' | 'base64';

/** What the reader has to know about the paste itself; its messages are in i18n/. */
export type PasteNote = 'variable' | 'file-body' | 'file-newlines';

export interface PastedRequest {
  method: string;
  /** The path and query exactly as written, without scheme and host. */
  path: string;
  /** `https://host`, when a whole address was given. */
  origin?: string | undefined;
  authorization: string;
  body: string;
  /** How its bytes are to be read; text, unless a length says otherwise. */
  form?: BodyForm | undefined;
  /** A body was sent, or may have been, that is not in the paste. */
  unseenBody?: 'certain' | 'possible' | undefined;
  /** curl reads the body from a file; `dropNewlines` as `-d @file` does. */
  file?: { name: string; dropNewlines: boolean } | undefined;
  notes: PasteNote[];
}

/** What a reader has found in its format. */
export interface Found {
  method?: string | undefined;
  address: string;
  headers: [name: string, value: string][];
  body?: string | undefined;
  /** There is a body, but only the program knows it. */
  isBodyUnknown?: boolean;
  file?: PastedRequest['file'];
  notes?: PasteNote[];
  /** The format shows what was sent, but not always the body: an HTTP message, a trace. */
  mayLackBody?: boolean;
}

export function toPasted(found: Found): PastedRequest {
  const { headers, file, body: text = '' } = found;
  const find = (name: string) => headers.find(([known]) => known.toLowerCase() === name)?.[1];
  const { path, origin } = splitTarget(found.address);
  const host = find('host')?.trim();
  const method = found.method ?? (found.body === undefined && !file ? 'GET' : 'POST');
  const common = {
    method,
    path,
    origin: origin ?? (host ? `https://${host}` : undefined),
    authorization: find('authorization') ?? '',
    notes: found.notes ?? [],
  };
  if (file || found.isBodyUnknown) return { ...common, body: text, file, unseenBody: 'certain' };
  const said = find('content-length')?.trim() ?? '';
  if (/^\d+$/.test(said)) return { ...common, ...fitLength(text, Number(said)) };
  const isChunked = /chunked/i.test(find('transfer-encoding') ?? '');
  const mayHaveBody =
    found.mayLackBody && find('content-type') && /^(POST|PUT|PATCH)$/i.test(method);
  const unseenBody = text
    ? undefined
    : isChunked
      ? 'certain'
      : mayHaveBody
        ? 'possible'
        : undefined;
  return { ...common, body: text, unseenBody };
}

/** The length on the wire tells what a text field does not: line ends, and where a body stops. */
function fitLength(
  text: string,
  length: number,
): Pick<PastedRequest, 'body' | 'form' | 'unseenBody'> {
  const bytes = bodyBytes(text, 'text')!;
  if (bytes.length === length) return { body: text };
  if (bodyBytes(text, 'crlf')?.length === length) return { body: text, form: 'crlf' };
  if (bytes.length < length) return { body: text, unseenBody: 'certain' };
  const rest = new TextDecoder().decode(bytes.slice(length));
  return { body: rest.trim() ? text : text.slice(0, text.length - rest.length) };
}

interface Target {
  path: string;
  origin?: string | undefined;
}

/**
 * Takes an address apart without the URL class, which would spell the path in its own way and so hide the very
 * difference the reader is looking for.
 */
export function splitTarget(text: string): Target {
  const address = text.trim().replace(/#.*$/s, '');
  const whole = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]+)(.*)$/is.exec(address);
  if (whole) return { origin: whole[1], path: startWithSlash(whole[2] ?? '') };
  const bare = /^((?:localhost|[\w-]+(?:\.[\w-]+)+)(?::\d+)?)([/?].*|)$/is.exec(address);
  if (bare) return { origin: `http://${bare[1]}`, path: startWithSlash(bare[2] ?? '') };
  return { path: address };
}

const startWithSlash = (path: string) => (path.startsWith('/') ? path : `/${path}`);

/** The bytes of a body; nothing when it claims to be Base64 and is not. */
export function bodyBytes(text: string, form: BodyForm): Uint8Array<ArrayBuffer> | undefined {
  if (form === 'base64') return decodeBase64(text.replace(/\s/g, ''));
  // A textarea turns every line end into LF, so CR LF has to be said apart.
  const exact = form === 'crlf' ? text.replace(/\r?\n/g, '\r\n') : text;
  return new TextEncoder().encode(exact) as Uint8Array<ArrayBuffer>;
}

/** What `curl -d @file` does to a file before it sends it. */
export function withoutNewlines(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.filter(byte => byte !== 10 && byte !== 13 && byte !== 0);
}
