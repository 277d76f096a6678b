import { decodeBase64 } from '@easel/signing';
import type { BodyForm } from './pasted-request.ts';

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
