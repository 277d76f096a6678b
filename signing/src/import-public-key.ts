import type { Bytes } from './bytes.ts';
import { importRsaKey } from './import-rsa-key.ts';
import { decodePem, encodeDer, hasRsaAlgorithm, rsaAlgorithmIdentifier } from './pem.ts';
import { SigningError } from './signing-error.ts';

function toSpki(pem: string): Bytes {
  const { label, der } = decodePem(pem);
  if (label.endsWith('PRIVATE KEY')) throw new SigningError('private-key-given');
  if (label === 'RSA PUBLIC KEY') {
    const unusedBits = new Uint8Array([0]);
    return encodeDer(0x30, rsaAlgorithmIdentifier(), encodeDer(3, unusedBits, der));
  }
  if (label !== 'PUBLIC KEY') throw new SigningError('pem-malformed');
  if (!hasRsaAlgorithm(der)) throw new SigningError('key-not-rsa');
  return der;
}

/** SPKI (`PUBLIC KEY`) or PKCS#1 (`RSA PUBLIC KEY`); extractable, since it is public. */
export async function importPublicKey(pem: string): Promise<CryptoKey> {
  return importRsaKey('spki', toSpki(pem), true, 'verify');
}
