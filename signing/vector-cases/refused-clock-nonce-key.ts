import { signWith } from './keys.ts';
import { NONCE, NOW, refused, type VectorCase } from './vector-case.ts';

const stages = { body: '{"stages":[]}' };
const skewed = (...explain: string[]) => ({ ok: false, code: 'TIMESTAMP_SKEW', explain }) as const;

/** The same unacceptable value in the string and in the header, so that nothing else is wrong. */
const consistently = (from: string, to: string): Partial<VectorCase> => ({
  mistakenSignature: bytes =>
    signWith(Buffer.from(bytes).toString().replace(from, to)).toString('base64'),
  spoilHeader: header => header.replace(from, to),
});

export const refusedClockNonceKeyCases: VectorCase[] = [
  {
    id: 'clock-301-s-behind',
    note: 'One second outside.',
    now: NOW + 301,
    expect: skewed('clock-skew'),
  },
  {
    id: 'clock-301-s-ahead',
    note: 'One second outside.',
    now: NOW - 301,
    expect: skewed('clock-skew'),
  },
  {
    id: 'local-time',
    note: 'Eight hours ahead: local time in Shanghai taken for UTC.',
    now: NOW - 8 * 3600 + 2,
    expect: skewed('timestamp-local-time'),
  },
  {
    id: 'milliseconds',
    note: 'The timestamp is in milliseconds.',
    timestamp: NOW * 1000 + 123,
    expect: skewed('timestamp-milliseconds'),
  },
  {
    id: 'timestamp-fractional',
    note: 'Seconds with a fraction.',
    ...consistently(`${NOW}`, `${NOW}.25`),
    expect: refused('timestamp-fractional'),
  },
  {
    id: 'timestamp-iso',
    note: 'A date in place of seconds.',
    ...consistently(`${NOW}`, '2025-10-09T08:53:20Z'),
    expect: refused('timestamp-not-unix'),
  },
  {
    id: 'nonce-reused',
    note: 'The same nonce a second time within 600 s.',
    ...stages,
    seenNonces: [`app_sandbox ${NONCE}`],
    expect: { ok: false, code: 'NONCE_REUSED', explain: ['nonce-reused'] },
  },
  {
    id: 'nonce-reused-but-badly-signed',
    note: 'A bad signature is refused as such, so that it cannot probe for nonces.',
    ...stages,
    seenNonces: [`app_sandbox ${NONCE}`],
    mistakenSignature: () => signWith('something else').toString('base64'),
    expect: refused('signed-other-content', 'nonce-reused'),
  },
  {
    id: 'nonce-too-short',
    note: '15 characters.',
    ...consistently(NONCE, NONCE.slice(0, 15)),
    expect: refused('nonce-length'),
  },
  {
    id: 'nonce-too-long',
    note: '65 characters.',
    ...consistently(NONCE, 'n'.repeat(65)),
    expect: refused('nonce-length'),
  },
  {
    id: 'nonce-bad-characters',
    note: 'Standard Base64 is not a nonce.',
    ...consistently(NONCE, 'q+Zx/0aPqYxw1w=='),
    expect: refused('nonce-characters'),
  },
  {
    id: 'unknown-app',
    note: 'No such app.',
    ...stages,
    appId: 'app_nobody',
    expect: refused('unknown-app'),
  },
  {
    id: 'unknown-key-id',
    note: 'No such key.',
    ...stages,
    keyId: 'key_9',
    expect: refused('unknown-key'),
  },
  {
    id: 'key-id-of-the-other-key',
    note: 'key_id names key_1, key_2 signed.',
    ...stages,
    key: 'throwaway-sandbox-2',
    keyId: 'key_1',
    expect: refused('key-id-mismatch'),
  },
  {
    id: 'key-of-another-app',
    note: 'Signed with the key of another app.',
    ...stages,
    key: 'throwaway-other-app',
    expect: refused('key-of-another-app'),
  },
  {
    id: 'key-too-small',
    note: 'Signed with 1024 bits.',
    ...stages,
    mistakenSignature: bytes => signWith(bytes, { key: 'throwaway-too-small' }).toString('base64'),
    expect: refused('key-too-small'),
  },
];
