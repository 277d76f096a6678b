import { encodeBase64 } from './base64.ts';
import type { Bytes } from './bytes.ts';
import { rsaAlgorithm } from './rsa-algorithm.ts';
import { ALGORITHM, MIN_KEY_BITS } from './scheme.ts';
import { SigningError } from './signing-error.ts';
import { webCrypto } from './web-crypto.ts';

/** Signs the string to sign; the answer is what stands after `signature=`. */
export async function sign(privateKey: CryptoKey, bytes: Bytes): Promise<string> {
  const { name, hash, modulusLength } = rsaAlgorithm(privateKey);
  if (name !== ALGORITHM.name || hash?.name !== ALGORITHM.hash) {
    throw new SigningError('wrong-key-algorithm', { algorithm: name });
  }
  if (modulusLength < MIN_KEY_BITS)
    throw new SigningError('key-too-small', { bits: modulusLength });
  return encodeBase64(new Uint8Array(await webCrypto().sign(ALGORITHM.name, privateKey, bytes)));
}
