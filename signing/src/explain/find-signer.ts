import { type Bytes, sameBytes } from '../bytes.ts';
import type { MessageCode, MessageParams } from '../message-code.ts';
import { rsaAlgorithm } from '../rsa-algorithm.ts';
import { MIN_KEY_BITS } from '../scheme.ts';
import type { AppKey } from '../verify-request.ts';
import { digest } from './digest.ts';
import { type Confidence, type Finding, fault } from './finding.ts';
import { type Opened, readBlock, recoverBlock } from './open-signature.ts';
import { verifyPss } from './verify-pss.ts';

const AVAILABLE_HASHES = ['SHA-256', 'SHA-1', 'SHA-384', 'SHA-512'];
const HASH_SIZES = [16, 20, 32, 48, 64];
const DIGEST_CODES: Record<string, MessageCode> = {
  'SHA-1': 'digest-sha1',
  'SHA-512': 'digest-sha512',
};

export interface SignerQuery {
  signature: Bytes;
  expected: Bytes;
  keys: AppKey[];
  otherKeys: AppKey[];
  keyId: string | undefined;
}

export interface Signer {
  findings: Finding[];
  /** Tells whether these bytes were signed; absent when no known key or no available hash made it. */
  isSigned?: (candidate: Bytes) => Promise<boolean>;
}

const finding = (confidence: Confidence, code: MessageCode, params?: MessageParams): Finding => ({
  ...fault(code, params),
  confidence,
});

const sizeOf = ({ key }: AppKey) => rsaAlgorithm(key).modulusLength / 8;

function readSize(bytes: number, expected: number): Finding {
  if (HASH_SIZES.includes(bytes)) return finding('likely', 'signature-is-hash', { bytes });
  if (bytes === MIN_KEY_BITS / 16) return finding('likely', 'key-too-small', { bits: bytes * 8 });
  if (bytes % 128 === 0) return finding('likely', 'wrong-key');
  return finding('visible', 'signature-truncated', { bytes, expected });
}

/** Which hash and padding stand inside, and how to recognise the signed bytes by them. */
function readContent({ hash, content }: Opened): Signer {
  const hashed = (algorithm: string) => async (candidate: Bytes) =>
    sameBytes(await digest(algorithm, candidate), content);
  if (!hash) {
    return content.length === 32
      ? { findings: [finding('proven', 'digest-info-missing')], isSigned: hashed('SHA-256') }
      : {
          findings: [finding('proven', 'string-not-hashed')],
          isSigned: async candidate => sameBytes(candidate, content),
        };
  }
  const code = DIGEST_CODES[hash] ?? 'digest-other';
  const findings = hash === 'SHA-256' ? [] : [finding('proven', code, { algorithm: hash })];
  return AVAILABLE_HASHES.includes(hash) ? { findings, isSigned: hashed(hash) } : { findings };
}

export async function findSigner(query: SignerQuery): Promise<Signer> {
  const { signature, expected, keys, otherKeys, keyId } = query;
  const candidates = [...keys, ...otherKeys].filter(entry => sizeOf(entry) === signature.length);
  if (!candidates.length && keys[0]) {
    return { findings: [readSize(signature.length, sizeOf(keys[0]))] };
  }
  for (const bytes of [signature, signature.toReversed()]) {
    for (const entry of candidates) {
      const opened = readBlock(await recoverBlock(entry.key, bytes));
      if (!opened) continue;
      const signer = readContent(opened);
      const { findings } = signer;
      if (!keys.includes(entry)) {
        findings.unshift(finding('proven', 'key-of-another-app', { owner: entry.keyId }));
      } else if (keyId && keyId !== entry.keyId && keys.some(key => key.keyId === keyId)) {
        findings.unshift(finding('proven', 'key-id-mismatch', { named: keyId, used: entry.keyId }));
      }
      if (bytes !== signature) findings.unshift(finding('proven', 'signature-byte-order'));
      return signer;
    }
  }
  for (const { key } of candidates) {
    if (await verifyPss(key, signature, expected)) {
      return { findings: [finding('proven', 'pss-padding')] };
    }
    // A PSS block ends in BC; under a wrong key that is one chance in 256.
    if ((await recoverBlock(key, signature)).at(-1) === 0xbc) {
      return { findings: [finding('likely', 'pss-padding')] };
    }
  }
  return { findings: [finding('likely', 'wrong-key')] };
}
