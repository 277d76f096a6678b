import { type Bytes, concatBytes, utf8 } from './bytes.ts';

export const SCHEME = 'EASEL-SHA256-RSA';
export const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
export const MIN_KEY_BITS = 2048;
export const CLOCK_WINDOW_SECONDS = 300;
/** Twice the window: a request stamped 300 s ahead stays acceptable for 600 s. */
export const NONCE_MEMORY_SECONDS = 600;
export const ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;
export const NONCE_PATTERN = /^[A-Za-z0-9_-]{16,64}$/;
/** No leading zero, so that the number and its spelling in the string to sign are the same thing. */
export const TIMESTAMP_PATTERN = /^[1-9]\d{0,14}$/;
/** The other way to identify an app: no signature, but a token. */
export const TOKEN_PATTERN = /^Bearer ([A-Za-z0-9._~+/-]{1,512}=*)$/i;

export interface RequestParts {
  method: string;
  /** No scheme, no host; the query string exactly as sent. */
  path: string;
  timestamp: number | string;
  nonce: string;
  /** The exact bytes sent; leave out or empty when there is no body. */
  body?: Uint8Array | undefined;
}

/** `METHOD\nPATH\nTIMESTAMP\nNONCE\nBODY`, in bytes because a body need not survive a trip through text. */
export function stringToSign({ method, path, timestamp, nonce, body }: RequestParts): Bytes {
  const lines = utf8(`${method.toUpperCase()}\n${path}\n${timestamp}\n${nonce}\n`);
  return concatBytes(lines, body ?? new Uint8Array());
}

/**
 * The path and query of a URL, as they go over the wire. A lone `?` is left out: browsers and Node 24 send it, `fetch`
 * of older Node does not, so request the origin plus this path rather than the original URL.
 */
export function pathToSign(url: string | URL): string {
  return new URL(url).href.replace(/^[a-z]+:\/\/[^/]*|\??(#.*)?$/g, '');
}
