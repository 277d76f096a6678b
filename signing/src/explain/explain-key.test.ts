import { expect, it } from 'vitest';
import { readPem } from '../../vector-cases/keys.ts';
import { importPublicKey } from '../index.ts';
import { explainKey } from './explain-key.ts';

const pem = readPem('throwaway-sandbox-1.pkcs1');
const publicKey = async (name: string) => ({
  keyId: name,
  key: await importPublicKey(readPem(`${name}.public`)),
});

it('has nothing to say about a good key', async () => {
  expect(await explainKey(pem)).toEqual([]);
  const keys = await Promise.all(['throwaway-other-app', 'throwaway-sandbox-1'].map(publicKey));
  expect(await explainKey(pem, keys)).toEqual([]);
});

it('tells that a key belongs to another pair', async () => {
  const [finding] = await explainKey(pem, [await publicKey('throwaway-other-app')]);
  expect(finding).toMatchObject({ code: 'key-pair-mismatch', confidence: 'visible' });
});

it('names PKCS#1 that claims to be PKCS#8', async () => {
  const [finding] = await explainKey(pem.replaceAll('RSA PRIVATE', 'PRIVATE'));
  expect(finding?.code).toBe('pkcs1-labelled-pkcs8');
});
