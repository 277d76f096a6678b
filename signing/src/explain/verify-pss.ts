import type { Bytes } from '../bytes.ts';
import { webCrypto } from '../web-crypto.ts';

/** Digest size, the most that fits, SHA-1's size (an old default), none. */
const saltLengths = (bytes: number) => [32, bytes - 34, 20, 0];

export async function verifyPss(key: CryptoKey, signature: Bytes, signed: Bytes): Promise<boolean> {
  const subtle = webCrypto();
  const { kty, n, e } = await subtle.exportKey('jwk', key);
  const algorithm = { name: 'RSA-PSS', hash: 'SHA-256' };
  const jwk = { kty, n, e } as JsonWebKey;
  const pssKey = await subtle.importKey('jwk', jwk, algorithm, false, ['verify']);
  for (const saltLength of saltLengths(signature.length)) {
    const verified = subtle.verify({ name: 'RSA-PSS', saltLength }, pssKey, signature, signed);
    if (await verified.catch(() => false)) return true;
  }
  return false;
}
