import type { Bytes } from './bytes.ts';
import { importRsaKey } from './import-rsa-key.ts';
import {
  decodePem,
  encodeDer,
  hasRsaAlgorithm,
  rsaAlgorithmIdentifier,
  sequenceContent,
} from './pem.ts';
import { SigningError } from './signing-error.ts';

const VERSION = new Uint8Array([2, 1, 0]);

/** Web Crypto reads PKCS#8 only, so a PKCS#1 key is wrapped. */
function toPkcs8(pem: string): Bytes {
  const { label, der } = decodePem(pem);
  if (label.endsWith('PUBLIC KEY')) throw new SigningError('public-key-given');
  // After the version comes the algorithm (a SEQUENCE) in PKCS#8, the modulus (an INTEGER) in PKCS#1.
  const isPkcs1 = sequenceContent(der)[VERSION.length] === 2;
  if (label === 'RSA PRIVATE KEY') {
    if (!isPkcs1) throw new SigningError('pkcs8-labelled-pkcs1');
    return encodeDer(0x30, VERSION, rsaAlgorithmIdentifier(), encodeDer(4, der));
  }
  if (label !== 'PRIVATE KEY') throw new SigningError('pem-malformed');
  if (isPkcs1) throw new SigningError('pkcs1-labelled-pkcs8');
  if (!hasRsaAlgorithm(der)) throw new SigningError('key-not-rsa');
  return der;
}

export async function importPrivateKey(
  pem: string,
  options: { extractable?: boolean } = {},
): Promise<CryptoKey> {
  return importRsaKey('pkcs8', toPkcs8(pem), options.extractable ?? false, 'sign');
}
