import { encodeBase64 } from '../base64.ts';
import { type Bytes, toHex, utf8 } from '../bytes.ts';
import { webCrypto } from '../web-crypto.ts';

export async function digest(algorithm: string, bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await webCrypto().digest(algorithm, bytes));
}

/** The spellings in which people put a digest where the content itself belongs. */
export const SPELLINGS: Record<string, (bytes: Bytes) => Bytes> = {
  hex: bytes => utf8(toHex(bytes)),
  'upper-case hex': bytes => utf8(toHex(bytes).toUpperCase()),
  base64: bytes => utf8(encodeBase64(bytes)),
  bytes: bytes => bytes,
};
