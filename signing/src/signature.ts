import { type Bytes, decodeBase64, encodeBase64 } from './bytes.ts';
import { ALGORITHM, MIN_KEY_BITS } from './scheme.ts';
import { SigningError } from './signing-error.ts';

/** Browsers leave `crypto.subtle` undefined on plain-http hosts: say so instead of a TypeError. */
export function webCrypto(): SubtleCrypto {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) throw new SigningError('web-crypto-unavailable');
  return subtle;
}

interface RsaAlgorithm {
  name: string;
  hash?: { name: string };
  modulusLength: number;
}

/** The worker library of TypeScript knows only the general `KeyAlgorithm`. */
export function rsaAlgorithm(key: CryptoKey): RsaAlgorithm {
  return key.algorithm as RsaAlgorithm;
}

/** Signs the string to sign; the result is what comes after `signature=`. */
export async function sign(privateKey: CryptoKey, bytes: Bytes): Promise<string> {
  const { name, hash, modulusLength } = rsaAlgorithm(privateKey);
  if (name !== ALGORITHM.name || hash?.name !== ALGORITHM.hash) {
    throw new SigningError('wrong-key-algorithm', { algorithm: name });
  }
  if (modulusLength < MIN_KEY_BITS)
    throw new SigningError('key-too-small', { bits: modulusLength });
  return encodeBase64(new Uint8Array(await webCrypto().sign(ALGORITHM.name, privateKey, bytes)));
}

export async function verify(
  publicKey: CryptoKey,
  bytes: Bytes,
  signature: string,
): Promise<boolean> {
  const decoded = decodeBase64(signature);
  return !!decoded && webCrypto().verify(ALGORITHM.name, publicKey, decoded, bytes);
}
