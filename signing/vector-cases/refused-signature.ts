import { createHash, createHmac } from 'node:crypto';
import { padOnly, signPss, signWith } from './keys.ts';
import { refused, type VectorCase } from './vector-case.ts';

const stages = { body: '{"stages":[]}' };
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes);

/** The string is right; what was done with it is not. */
export const refusedSignatureCases: VectorCase[] = [
  {
    id: 'digest-sha1',
    note: 'SHA-1 in place of SHA-256.',
    ...stages,
    mistakenSignature: bytes => signWith(bytes, { hash: 'sha1' }).toString('base64'),
    expect: refused('digest-sha1'),
  },
  {
    id: 'digest-sha512',
    note: 'SHA-512 in place of SHA-256.',
    ...stages,
    mistakenSignature: bytes => signWith(bytes, { hash: 'sha512' }).toString('base64'),
    expect: refused('digest-sha512'),
  },
  {
    id: 'digest-md5',
    note: 'MD5 in place of SHA-256.',
    ...stages,
    mistakenSignature: bytes => signWith(bytes, { hash: 'md5' }).toString('base64'),
    expect: refused('digest-other'),
  },
  {
    id: 'pss-padding',
    note: 'RSASSA-PSS in place of PKCS#1 v1.5.',
    ...stages,
    mistakenSignature: bytes => signPss(bytes).toString('base64'),
    expect: refused('pss-padding'),
  },
  {
    id: 'digest-info-missing',
    note: 'The bare digest was padded.',
    ...stages,
    mistakenSignature: bytes => padOnly(sha256(bytes).digest()).toString('base64'),
    expect: refused('digest-info-missing'),
  },
  {
    id: 'string-not-hashed',
    note: 'The string itself was padded.',
    ...stages,
    mistakenSignature: bytes => padOnly(bytes).toString('base64'),
    expect: refused('string-not-hashed'),
  },
  {
    id: 'hashed-twice',
    note: 'The digest was hashed again.',
    ...stages,
    mistakenSignature: bytes => signWith(sha256(bytes).digest()).toString('base64'),
    expect: refused('string-hashed-twice'),
  },
  {
    id: 'hashed-twice-hex',
    note: 'The digest in hexadecimal was hashed again.',
    ...stages,
    mistakenSignature: bytes => signWith(sha256(bytes).digest('hex')).toString('base64'),
    expect: refused('string-hashed-twice'),
  },
  {
    id: 'encoded-first',
    note: 'The Base64 of the string was signed.',
    ...stages,
    mistakenSignature: bytes => signWith(Buffer.from(bytes).toString('base64')).toString('base64'),
    expect: refused('string-encoded-first'),
  },
  {
    id: 'hmac',
    note: 'HMAC-SHA256 in place of RSA.',
    ...stages,
    mistakenSignature: bytes => createHmac('sha256', 'secret').update(bytes).digest('base64'),
    expect: refused('signature-is-hash'),
  },
  {
    id: 'signature-reversed',
    note: 'Least significant byte first.',
    ...stages,
    mistakenSignature: bytes => signWith(bytes).reverse().toString('base64'),
    expect: refused('signature-byte-order'),
  },
  {
    id: 'signature-of-another-request',
    note: 'A signature taken from elsewhere.',
    ...stages,
    mistakenSignature: () => signWith('something else').toString('base64'),
    expect: refused('signed-other-content'),
  },
];
