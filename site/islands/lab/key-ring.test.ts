import { expect, it } from 'vitest';
import { createKeyRing } from './key-ring.ts';
import { readPem, sandboxKeys } from './test-requests.ts';

function ring() {
  const keys = createKeyRing();
  keys.learnSandbox(sandboxKeys);
  return keys;
}

it.each(['throwaway-other-app.pkcs8', 'throwaway-other-app.pkcs1'])(
  'holds %s so that it cannot be taken out again',
  async name => {
    const keys = ring();
    const { keys: held } = await keys.hold(readPem(name));
    expect(held).toMatchObject([{ kind: 'private', bits: 2048 }]);
    const signer = keys.signer()!;
    expect(signer.extractable).toBe(false);
    for (const format of ['pkcs8', 'jwk'] as const) {
      await expect(crypto.subtle.exportKey(format, signer)).rejects.toThrow();
    }
  },
);

it('tells nothing of a key but its kind, size and fingerprint', async () => {
  const holding = await ring().hold(readPem('throwaway-other-app.pkcs8'));
  expect(Object.keys(holding.keys[0]!).sort()).toEqual(['bits', 'fingerprint', 'kind']);
  expect(JSON.stringify(holding).length).toBeLessThan(120);
});

it('forgets', async () => {
  const keys = ring();
  await keys.holdSandbox();
  expect(await keys.registered('app_sandbox', '')).toHaveLength(2);
  expect(await keys.registered('app_other', '')).toEqual([]);
  expect(keys.forget()).toEqual({ keys: [], findings: [] });
  expect(keys.signer()).toBeUndefined();
  expect(await keys.registered('app_sandbox', '')).toBeUndefined();
});
