import { decodeBase64 } from './base64.ts';
import type { Bytes } from './bytes.ts';
import { ALGORITHM } from './scheme.ts';
import { webCrypto } from './web-crypto.ts';

export async function verify(
  publicKey: CryptoKey,
  bytes: Bytes,
  signature: string,
): Promise<boolean> {
  const decoded = decodeBase64(signature);
  return !!decoded && webCrypto().verify(ALGORITHM.name, publicKey, decoded, bytes);
}
