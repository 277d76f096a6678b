import { readFileSync } from 'node:fs';
// @ts-expect-error It has no types, and is what the sandboxes have.
import CryptoJS from 'crypto-js';
import { describe, expect, it, vi } from 'vitest';
// @ts-expect-error A script for other people's sandboxes has no types.
import { authorize } from './scripts/sign-request.js';

interface Vector {
  id: string;
  request: { method: string; path: string; bodyBase64: string };
  signer: { key: string; appId: string; keyId: string | null };
  timestamp: number;
  nonce: string;
  signature: string;
  authorization: string;
}

const vectors = new URL('../../signing/vectors/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, vectors), 'utf8');
const { vectors: accepted } = JSON.parse(read('accepted.json')) as { vectors: Vector[] };
const isText = ({ request: { bodyBase64 } }: Vector) =>
  Buffer.from(Buffer.from(bodyBase64, 'base64').toString()).toString('base64') === bodyBase64;
const keyOf = (name: string, form: 'pkcs1' | 'pkcs8') => read(`keys/${name}.${form}.pem`);

function authorizeAs({ request, signer, nonce, timestamp }: Vector, privateKey: string): string {
  vi.useFakeTimers({ now: timestamp * 1000 });
  try {
    const body = Buffer.from(request.bodyBase64, 'base64').toString();
    const account = { appId: signer.appId, privateKey, token: 'a-token' };
    return authorize({ ...request, body }, account, { CryptoJS, nonce });
  } finally {
    vi.useRealTimers();
  }
}

describe('the script that signs in Postman and Bruno', () => {
  // The body of a collection is typed.
  it.each(accepted.filter(isText))('makes the signature of $id', vector => {
    const { signer, signature } = vector;
    for (const form of ['pkcs1', 'pkcs8'] as const) {
      const pem = keyOf(signer.key, form);
      expect(authorizeAs(vector, pem).split(',signature=')[1]).toBe(signature);
    }
  });

  const [vector] = accepted as [Vector];
  const pem = keyOf(vector.signer.key, 'pkcs8');

  it('writes the header as servers read it', () => {
    const { signer, nonce, timestamp, signature } = vector;
    expect(authorizeAs(vector, pem)).toBe(
      `EASEL-SHA256-RSA app_id=${signer.appId},nonce_str=${nonce},timestamp=${timestamp},signature=${signature}`,
    );
  });

  it('reads a key from a field of one line', () => {
    const header = authorizeAs(vector, pem);
    expect(authorizeAs(vector, pem.trim().replaceAll('\n', '\\n'))).toBe(header);
    expect(authorizeAs(vector, pem.replaceAll('\n', ''))).toBe(header);
  });

  it('sends nothing that a damaged key has made', () => {
    const lines = pem.split('\n');
    // Inside the exponents for the two primes.
    lines[20] = [...(lines[20] ?? '')].reverse().join('');
    expect(() => authorizeAs(vector, lines.join('\n'))).toThrow('damaged');
  });

  it('sends the token where there is no key', () => {
    expect(authorizeAs(vector, '')).toBe('Bearer a-token');
  });
});
