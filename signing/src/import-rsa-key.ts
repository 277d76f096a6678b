import type { Bytes } from './bytes.ts';
import { rsaAlgorithm } from './rsa-algorithm.ts';
import { ALGORITHM, MIN_KEY_BITS } from './scheme.ts';
import { SigningError } from './signing-error.ts';
import { webCrypto } from './web-crypto.ts';

export async function importRsaKey(
  format: 'pkcs8' | 'spki',
  der: Bytes,
  extractable: boolean,
  usage: 'sign' | 'verify',
): Promise<CryptoKey> {
  const subtle = webCrypto();
  const key = await subtle.importKey(format, der, ALGORITHM, extractable, [usage]).catch(() => {
    throw new SigningError('pem-malformed');
  });
  const bits = rsaAlgorithm(key).modulusLength;
  if (bits < MIN_KEY_BITS) throw new SigningError('key-too-small', { bits });
  return key;
}
