import { type Bytes, sameBytes, toHex } from '../bytes.ts';
import { MIN_KEY_BITS } from '../scheme.ts';
import { rsaAlgorithm, webCrypto } from '../signature.ts';
import type { MessageCode, MessageParams } from '../signing-error.ts';
import type { AppKey } from '../verify-request.ts';
import { digest } from './encodings.ts';
import { type Confidence, type Fault, type Finding, fault } from './finding.ts';

/** The last byte of each hash's object identifier inside a DigestInfo. */
const HASHES: Record<number, string> = {
  1: 'SHA-256',
  2: 'SHA-384',
  3: 'SHA-512',
  4: 'SHA-224',
  5: 'MD5',
  26: 'SHA-1',
};

const AVAILABLE_HASHES = ['SHA-256', 'SHA-1', 'SHA-384', 'SHA-512'];
const HASH_SIZES = [16, 20, 32, 48, 64];
const DIGEST_CODES: Record<string, MessageCode> = {
  'SHA-1': 'digest-sha1',
  'SHA-512': 'digest-sha512',
};

interface Opened {
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
async function recoverBlock(key: CryptoKey, signature: Bytes): Promise<Bytes> {
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
function readBlock(block: Bytes): Opened | undefined {
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

/** Digest size, the most that fits, SHA-1's size (an old default), none. */
const saltLengths = (bytes: number) => [32, bytes - 34, 20, 0];

async function verifyPss(key: CryptoKey, signature: Bytes, signed: Bytes): Promise<boolean> {
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

interface SignerQuery {
  signature: Bytes;
  expected: Bytes;
  keys: AppKey[];
  otherKeys: AppKey[];
  keyId: string | undefined;
}

export interface Signer {
  /** What holds whatever string was signed. */
  findings: Finding[];
  /** How the signature was made: proven once the string is found too. */
  faults: Fault[];
  /** How sure those are until then. */
  otherwise: Confidence;
  /** Tells whether these bytes were signed; absent when no known key or no available hash made it. */
  isSigned?: (candidate: Bytes) => Promise<boolean>;
}

const only = (found: Finding): Signer => ({ findings: [found], faults: [], otherwise: 'visible' });

const finding = (confidence: Confidence, code: MessageCode, params?: MessageParams): Finding => ({
  ...fault(code, params),
  confidence,
});

const sizeOf = ({ key }: AppKey) => rsaAlgorithm(key).modulusLength / 8;

function readSize(bytes: number, expected: number): Finding {
  if (HASH_SIZES.includes(bytes)) return finding('likely', 'signature-is-hash', { bytes });
  if (bytes === MIN_KEY_BITS / 16) return finding('likely', 'key-too-small', { bits: bytes * 8 });
  if (bytes % 128 === 0) return finding('likely', 'wrong-key');
  const code = bytes < expected ? 'signature-truncated' : 'signature-too-long';
  return finding('visible', code, { bytes, expected });
}

/** Which hash and padding are inside, and how to recognise the signed bytes by them. */
function readContent({ hash, content }: Opened): Signer {
  const hashed = (algorithm: string) => async (candidate: Bytes) =>
    sameBytes(await digest(algorithm, candidate), content);
  const signer: Signer = { findings: [], faults: [], otherwise: hash ? 'visible' : 'likely' };
  if (!hash) {
    const isDigest = content.length === 32;
    signer.faults.push(fault(isDigest ? 'digest-info-missing' : 'string-not-hashed'));
    signer.isSigned = isDigest
      ? hashed('SHA-256')
      : async candidate => sameBytes(candidate, content);
    return signer;
  }
  if (hash !== 'SHA-256') {
    signer.faults.push(fault(DIGEST_CODES[hash] ?? 'digest-other', { algorithm: hash }));
  }
  if (AVAILABLE_HASHES.includes(hash)) signer.isSigned = hashed(hash);
  return signer;
}

export async function findSigner(query: SignerQuery): Promise<Signer> {
  const { signature, expected, keys, otherKeys, keyId } = query;
  const candidates = [...keys, ...otherKeys].filter(entry => sizeOf(entry) === signature.length);
  if (!candidates.length && keys[0]) {
    return only(readSize(signature.length, sizeOf(keys[0])));
  }
  for (const bytes of [signature, signature.toReversed()]) {
    for (const entry of candidates) {
      const opened = readBlock(await recoverBlock(entry.key, bytes));
      if (!opened) continue;
      const signer = readContent(opened);
      const { faults } = signer;
      if (!keys.includes(entry)) {
        faults.unshift(fault('key-of-another-app', { owner: entry.keyId }));
      } else if (keyId && keyId !== entry.keyId && keys.some(key => key.keyId === keyId)) {
        faults.unshift(fault('key-id-mismatch', { named: keyId, used: entry.keyId }));
      }
      if (bytes !== signature) faults.unshift(fault('signature-byte-order'));
      return signer;
    }
  }
  for (const { key } of candidates) {
    if (await verifyPss(key, signature, expected)) {
      return only(finding('proven', 'pss-padding'));
    }
    // A PSS block ends in BC; under a wrong key that is one chance in 256.
    if ((await recoverBlock(key, signature)).at(-1) === 0xbc) {
      return only(finding('likely', 'pss-padding'));
    }
  }
  return only(finding('likely', 'wrong-key'));
}
