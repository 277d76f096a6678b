import { signRequest } from '../src/index.ts';
import { privateKeys } from './keys.ts';

export const NOW = 1_760_000_000;
export const NONCE = '5f0c2a9e4b7d41d8a3c6e1f2b4d59078';
const APP = 'app_sandbox';

export type Expectation =
  | { ok: true }
  | { ok: false; code: 'SIGN_ERROR' | 'TIMESTAMP_SKEW' | 'NONCE_REUSED'; explain: string[] };

/** One line of a table of vectors; what is left out is the ordinary value. */
export interface VectorCase {
  id: string;
  note: string;
  method?: string;
  path?: string;
  body?: string | Uint8Array;
  key?: string;
  appId?: string;
  keyId?: string;
  timestamp?: number;
  nonce?: string;
  now?: number;
  seenNonces?: string[];
  /** What the client signed by mistake; the request itself stays as it is. */
  mistakenSignature?: (stringToSign: Uint8Array) => string;
  /** What became of the correct header on its way out. */
  spoilHeader?: (header: string, signature: string) => string;
  expect: Expectation;
}

export const accepted: Expectation = { ok: true };
export const refused = (...explain: string[]): Expectation => ({
  ok: false,
  code: 'SIGN_ERROR',
  explain,
});

export async function toVector(entry: VectorCase) {
  const { method = 'POST', path = '/v1/jobs/credits', key = 'throwaway-sandbox-1' } = entry;
  const body = Buffer.from(entry.body ?? '');
  const signed = await signRequest({
    appId: entry.appId ?? APP,
    keyId: entry.keyId,
    privateKey: await privateKeys[key]!(),
    method,
    path,
    body,
    timestamp: entry.timestamp ?? NOW,
    nonce: entry.nonce ?? NONCE,
  });
  const bytes = Buffer.from(signed.stringToSign);
  const mistaken = entry.mistakenSignature?.(bytes) ?? signed.signature;
  const header = signed.authorization.replace(signed.signature, () => mistaken);
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes));
  return {
    id: entry.id,
    note: entry.note,
    request: { method, path, bodyBase64: body.toString('base64') },
    signer: { key, appId: entry.appId ?? APP, keyId: entry.keyId ?? null },
    timestamp: signed.timestamp,
    nonce: signed.nonce,
    stringToSign: {
      base64: bytes.toString('base64'),
      bytes: bytes.length,
      sha256: digest.toString('hex'),
    },
    signature: signed.signature,
    authorization: entry.spoilHeader?.(header, mistaken) ?? header,
    server: { now: entry.now ?? NOW, seenNonces: entry.seenNonces ?? [] },
    expect: entry.expect,
  };
}

export type Vector = Awaited<ReturnType<typeof toVector>>;
