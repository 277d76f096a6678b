import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generateVectors } from '../generate-vectors.ts';
import messages from '../messages.json' with { type: 'json' };
import { readPem } from '../vector-cases/keys.ts';
import { importApps, readVectors } from '../vector-cases/read-vectors.ts';
import { explainFailure } from './explain/index.ts';
import { importPrivateKey, signRequest, stringToSign, verifyRequest } from './index.ts';

const vectors = readVectors();
const apps = await importApps();

it('has at least 40 vectors, of both kinds, each with its own id', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(40);
  expect(new Set(vectors.map(({ id }) => id)).size).toBe(vectors.length);
  expect(new Set(vectors.map(vector => vector.expect.ok))).toEqual(new Set([true, false]));
});

it('is reproduced byte for byte by generate-vectors.ts', async () => {
  for (const [name, content] of await generateVectors()) {
    expect(readFileSync(new URL(`../vectors/${name}`, import.meta.url), 'utf8')).toBe(content);
  }
});

it.each([
  ['get-empty-body', 76, '821b0163f8547ad7b27bfdea4f8145986e5694b5ee4fef13f4e28c79552079c9'],
  ['post-json', 79, '41d935c591c8ebf70e1346ad90e659999b3d7bd4b101347bd9a5c6e2743a7b73'],
])('keeps the digest that the documentation publishes for %s', (id, bytes, sha256) => {
  const vector = vectors.find(entry => entry.id === id);
  expect(vector?.stringToSign).toMatchObject({ bytes, sha256 });
});

describe.each(vectors)('$id', vector => {
  const { method, path, bodyBase64 } = vector.request;
  const body = new Uint8Array(Buffer.from(bodyBase64, 'base64'));
  const request = { method, path, body, authorization: vector.authorization };
  const { appId, key, keyId } = vector.signer;

  it('is signed as published, from PKCS#8 and PKCS#1 alike', async () => {
    const { timestamp, nonce } = vector;
    const bytes = stringToSign({ method, path, timestamp, nonce, body });
    expect(Buffer.from(bytes).toString('base64')).toBe(vector.stringToSign.base64);
    for (const form of ['pkcs8', 'pkcs1']) {
      const privateKey = await importPrivateKey(readPem(`${key}.${form}`));
      const options = { appId, keyId: keyId ?? undefined, privateKey, timestamp, nonce };
      const signed = await signRequest({ method, path, body, ...options });
      expect(signed.signature).toBe(vector.signature);
    }
  });

  it('is judged as published', async () => {
    const seen = new Set(vector.server.seenNonces);
    const verdict = await verifyRequest(request, {
      now: vector.server.now,
      findKeys: id => apps.get(id),
      useNonce: (id, nonce) => !seen.has(`${id} ${nonce}`),
    });
    expect(verdict.ok ? 'ok' : verdict.code).toBe(vector.expect.ok ? 'ok' : vector.expect.code);
  });

  it('is explained as published', async () => {
    const { now, seenNonces } = vector.server;
    const explanation = await explainFailure({
      ...request,
      now,
      keys: apps.get(appId) ?? [],
      otherKeys: [...apps].filter(([id]) => id !== appId).flatMap(([, keys]) => keys),
      nonceSeen: seenNonces.includes(`${appId} ${vector.nonce}`),
    });
    for (const { code, params } of explanation.findings) {
      const placeholders = JSON.stringify(messages[code]).matchAll(/\{(\w+)\}/g);
      for (const [, name] of placeholders) expect(params).toHaveProperty(name!);
    }
    const sure = explanation.findings.filter(({ confidence }) => confidence !== 'possible');
    expect(sure.map(({ code }) => code).sort()).toEqual(
      vector.expect.ok ? [] : [...vector.expect.explain].sort(),
    );
    expect(explanation.verifies).toBe(vector.expect.ok);
  });
});
