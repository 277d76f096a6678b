import { constants, createHash, createPublicKey, publicDecrypt, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Checked } from './lab-messages.ts';
import { formats } from './test-formats.ts';
import { commit, mistakes, now } from './test-mistakes.ts';
import { readPem, requestOf, startTestLab } from './test-requests.ts';

const key = createPublicKey(readPem('throwaway-sandbox-1.public'));
const hashes = { 'digest-sha1': 'sha1', 'digest-sha512': 'sha512', 'digest-other': 'sha384' };

/** Node's own judgement: does the signature in the header belong to these bytes, made as the findings say? */
function fits(authorization: string, bytes: Uint8Array, codes: string[]): boolean {
  const signature = Buffer.from(authorization.split('signature=')[1] ?? '', 'base64');
  if (codes.includes('signature-byte-order')) signature.reverse();
  if (codes.includes('pss-padding')) {
    return verify('sha256', bytes, { key, padding: constants.RSA_PKCS1_PSS_PADDING }, signature);
  }
  if (codes.includes('string-not-hashed')) return publicDecrypt(key, signature).equals(bytes);
  if (codes.includes('digest-info-missing')) {
    return publicDecrypt(key, signature).equals(createHash('sha256').update(bytes).digest());
  }
  const hash = Object.entries(hashes).find(([code]) => codes.includes(code))?.[1] ?? 'sha256';
  return verify(hash, bytes, key, signature);
}

const known = new Map<string, Promise<Checked>>();

/** A request that two formats give alike is checked once: the search is the same. */
function checkOnce(request: ReturnType<typeof requestOf>): Promise<Checked> {
  const id = JSON.stringify({ ...request, body: Buffer.from(request.body).toString('base64') });
  const check = async () => {
    const lab = await startTestLab(now);
    await lab.holdSandbox();
    return lab.check(request);
  };
  const checked = known.get(id) ?? check();
  known.set(id, checked);
  return checked;
}

it('knows 20 formats', () => {
  expect(Object.keys(formats).length).toBeGreaterThanOrEqual(20);
});

describe.each(Object.entries(formats))('%s', (_, spell) => {
  it('proves only what fits, and names the same mistake as in every other format', async () => {
    for (const mistake of mistakes) {
      const { sent, signed } = commit(mistake);
      const checked = await checkOnce(requestOf(spell(sent), `${now}`));
      const codes = checked.findings.map(({ code }) => code);
      expect(codes[0], mistake.name).toBe(mistake.code);
      const isProven = checked.findings.some(({ confidence }) => confidence === 'proven');
      expect(isProven, mistake.name).toBe(!mistake.visible);
      if (!isProven) continue;
      const repeated = checked.signed ?? checked.expected!;
      expect(Buffer.from(repeated).equals(signed), mistake.name).toBe(true);
      expect(fits(sent.authorization, repeated, codes), mistake.name).toBe(true);
    }
  });
});
