import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPem } from '../vector-cases/keys.ts';
import {
  createNonceMemory,
  importPrivateKey,
  importPublicKey,
  sign,
  signRequest,
  verifyRequest,
} from './index.ts';

const privateKey = await importPrivateKey(readPem('throwaway-sandbox-1.pkcs1'));
const key = await importPublicKey(readPem('throwaway-sandbox-1.public'));
const secondKey = await importPublicKey(readPem('throwaway-sandbox-2.public'));
const now = 1_760_000_000;
const server = () => ({
  now,
  findKeys: (appId: string) =>
    appId === 'app'
      ? [
          { keyId: 'k2', key: secondKey },
          { keyId: 'k1', key },
        ]
      : undefined,
  useNonce: createNonceMemory(),
});
const signed = async (body: Uint8Array, method = 'POST', path = '/v1/jobs') => {
  const { authorization } = await signRequest({
    appId: 'app',
    privateKey,
    method,
    path,
    body,
    timestamp: now,
  });
  return { method, path, body, authorization };
};

afterEach(() => vi.unstubAllGlobals());

it('accepts what was signed, whatever the bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array(), fc.webPath(), async (body, path) => {
      const verdict = await verifyRequest(await signed(body, 'POST', `/v1${path}`), server());
      expect(verdict).toMatchObject({ ok: true, appId: 'app', keyId: 'k1' });
    }),
    { numRuns: 25 },
  );
});

it('refuses any change to method, path or body', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 1 }),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      async (body, at, flip) => {
        const request = await signed(body);
        const changed = body.map((byte, index) =>
          index === at % body.length ? byte ^ flip : byte,
        );
        for (const edit of [
          { body: changed },
          { body: body.slice(1) },
          { method: 'PUT' },
          { path: '/v1/jobs?' },
        ]) {
          const verdict = await verifyRequest({ ...request, ...edit }, server());
          expect(verdict).toMatchObject({
            ok: false,
            code: 'SIGN_ERROR',
            reason: 'signature-mismatch',
          });
        }
      },
    ),
    { numRuns: 10 },
  );
});

it('accepts a nonce once, and does not spend it on a bad signature', async () => {
  const view = server();
  const request = await signed(new Uint8Array([1]));
  expect(await verifyRequest({ ...request, body: new Uint8Array() }, view)).toMatchObject({
    code: 'SIGN_ERROR',
  });
  expect(await verifyRequest(request, view)).toMatchObject({ ok: true });
  expect(await verifyRequest(request, view)).toMatchObject({ ok: false, code: 'NONCE_REUSED' });
});

describe('signRequest', () => {
  it('makes its own fresh nonce and timestamp, and encodes text as UTF-8', async () => {
    const options = { appId: 'app', privateKey, method: 'post', path: '/v1/jobs', body: '橘猫' };
    const before = Math.floor(Date.now() / 1000);
    const [a, b] = await Promise.all([signRequest(options), signRequest(options)]);
    const after = Math.floor(Date.now() / 1000);
    expect(a.nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(a.nonce).not.toBe(b.nonce);
    expect(a.timestamp).toBeGreaterThanOrEqual(before);
    expect(a.timestamp).toBeLessThanOrEqual(after);
    const body = new TextEncoder().encode('橘猫');
    const verdict = await verifyRequest(
      { method: 'POST', path: '/v1/jobs', body, ...a },
      { ...server(), now: a.timestamp },
    );
    expect(verdict.ok).toBe(true);
  });

  it.each(['v1/jobs', 'https://x/v1', '/v1/a b', '/v1/橘', '/v1#top', '/v1\n', ''])(
    'refuses the path %j',
    async path => {
      const request = signRequest({ appId: 'app', privateKey, method: 'GET', path });
      await expect(request).rejects.toMatchObject({ code: 'path-malformed' });
    },
  );

  it('refuses a small key, and a key made for something else', async () => {
    const small = {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 1024,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    };
    const make = async (algorithm: typeof small) => {
      const pair = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
      return sign(pair.privateKey, new Uint8Array());
    };
    await expect(make(small)).rejects.toMatchObject({
      code: 'key-too-small',
      params: { bits: 1024 },
    });
    await expect(make({ ...small, modulusLength: 2048, hash: 'SHA-1' })).rejects.toMatchObject({
      code: 'wrong-key-algorithm',
    });
    await expect(make({ ...small, modulusLength: 2048, name: 'RSA-PSS' })).rejects.toMatchObject({
      code: 'wrong-key-algorithm',
    });
  });
});

it.each([{ crypto: {} }, { crypto: undefined }])(
  'says so where Web Crypto is missing: %j',
  async ({ crypto }) => {
    vi.stubGlobal('crypto', crypto);
    const code = 'web-crypto-unavailable';
    await expect(importPrivateKey(readPem('throwaway-sandbox-1.pkcs8'))).rejects.toMatchObject({
      code,
    });
    await expect(sign(privateKey, new Uint8Array())).rejects.toMatchObject({ code });
  },
);
