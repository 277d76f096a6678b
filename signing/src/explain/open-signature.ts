import { type Bytes, toHex } from '../bytes.ts';
import { webCrypto } from '../web-crypto.ts';

/** The last byte of each hash's object identifier inside a DigestInfo. */
const HASHES: Record<number, string> = {
  1: 'SHA-256',
  2: 'SHA-384',
  3: 'SHA-512',
  4: 'SHA-224',
  5: 'MD5',
  26: 'SHA-1',
};

export interface Opened {
  /** Absent when the padding carries no DigestInfo. */
  hash?: string | undefined;
  /** The digest; without DigestInfo, whatever was padded. */
  content: Bytes;
}

const toBigInt = (bytes: Uint8Array) => BigInt(`0x${toHex(bytes)}`);
const fromBase64Url = (text = '') =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), char => char.charCodeAt(0));

/**
 * The RSA public operation, which Web Crypto keeps to itself: unlike `verify`, it tells *what* was signed,
 * so thousands of candidates cost one hash each. For diagnosis only, never for a verdict.
 */
export async function recoverBlock(key: CryptoKey, signature: Bytes): Promise<Bytes> {
  const { n, e } = await webCrypto().exportKey('jwk', key);
  const modulus = toBigInt(fromBase64Url(n));
  let result = 1n;
  let base = toBigInt(signature) % modulus;
  for (let exponent = toBigInt(fromBase64Url(e)); exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % modulus;
    base = (base * base) % modulus;
  }
  const hex = result.toString(16).padStart(signature.length * 2, '0');
  return Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
}

/** Reads `00 01 FF … FF 00 content`; random bytes, as a wrong key gives, never look like this. */
export function readBlock(block: Bytes): Opened | undefined {
  const end = block.indexOf(0, 2);
  if (block[0] !== 0 || block[1] !== 1 || end < 10) return undefined;
  if (block.subarray(2, end).some(byte => byte !== 0xff)) return undefined;
  const content = block.slice(end + 1);
  // DigestInfo: 30 … 30 … 06 n <oid> 05 00 04 size <digest>
  const oidEnd = 5 + (content[5] ?? 0);
  const size = content[oidEnd + 4] ?? 0;
  const isDigestInfo = content[0] === 0x30 && content.length === oidEnd + 5 + size;
  if (!isDigestInfo) return { content };
  const id = content[oidEnd] ?? 0;
  return { hash: HASHES[id] ?? `OID …${id}`, content: content.slice(oidEnd + 5) };
}
