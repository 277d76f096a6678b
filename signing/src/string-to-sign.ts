import { type Bytes, concatBytes, utf8 } from './bytes.ts';

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
