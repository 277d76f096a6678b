import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readPem } from '../vector-cases/keys.ts';
import { importPrivateKey, importPublicKey, publicKeyOf } from './keys.ts';

const pkcs8 = readPem('throwaway-sandbox-1.pkcs8');
const pkcs1 = readPem('throwaway-sandbox-1.pkcs1');
const spki = readPem('throwaway-sandbox-1.public');
const relabel = (pem: string, from: string, to: string) => pem.replaceAll(from, to);
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const encrypted = (type: 'pkcs1' | 'pkcs8') =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type, format: 'pem', cipher: 'aes-128-cbc', passphrase: 'x' })
    .toString();

describe('importPrivateKey', () => {
  it.each([
    ['PKCS#8', pkcs8],
    ['PKCS#1', pkcs1],
    ['CRLF line breaks', pkcs8.replaceAll('\n', '\r\n')],
    ['spaces in place of line breaks', pkcs8.trim().replaceAll('\n', ' ')],
    ['text around the key', `Bag Attributes\n${pkcs1}\nend`],
  ])('reads %s, and keeps it inside', async (_, pem) => {
    const key = await importPrivateKey(pem);
    expect(key).toMatchObject({ type: 'private', extractable: false, usages: ['sign'] });
    await expect(crypto.subtle.exportKey('pkcs8', key)).rejects.toThrow();
  });

  it.each([
    ['pkcs1-labelled-pkcs8', relabel(pkcs1, 'RSA PRIVATE', 'PRIVATE')],
    ['pkcs8-labelled-pkcs1', relabel(pkcs8, 'PRIVATE', 'RSA PRIVATE')],
    ['public-key-given', spki],
    ['public-key-given', readPem('throwaway-sandbox-1.public-pkcs1')],
    ['certificate-given', '-----BEGIN CERTIFICATE-----\nQQ==\n-----END CERTIFICATE-----'],
    ['pem-encrypted', encrypted('pkcs8')],
    ['pem-encrypted', encrypted('pkcs1')],
    ['openssh-key', '-----BEGIN OPENSSH PRIVATE KEY-----\nQQ==\n-----END OPENSSH PRIVATE KEY-----'],
    ['key-not-rsa', ec.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
    ['key-not-rsa', ec.privateKey.export({ type: 'sec1', format: 'pem' }).toString()],
    ['pem-newlines-escaped', pkcs8.replaceAll('\n', '\\n')],
    ['pem-malformed', pkcs8.slice(0, -40)],
    ['pem-malformed', pkcs8.split('\n').toSpliced(10, 1).join('\n')],
    ['pem-malformed', 'MIIE'],
    ['pem-malformed', ''],
    ['key-too-small', readPem('throwaway-too-small.pkcs8')],
    ['key-too-small', readPem('throwaway-too-small.pkcs1')],
  ])('refuses %s', async (code, pem) => {
    await expect(importPrivateKey(pem)).rejects.toMatchObject({ name: 'SigningError', code });
  });
});

describe('importPublicKey', () => {
  it('reads SPKI and PKCS#1 as the same key', async () => {
    const keys = await Promise.all(
      [spki, readPem('throwaway-sandbox-1.public-pkcs1')].map(importPublicKey),
    );
    const [a, b] = await Promise.all(keys.map(key => crypto.subtle.exportKey('jwk', key)));
    expect(a).toEqual(b);
  });

  it.each([
    ['private-key-given', pkcs8],
    ['private-key-given', pkcs1],
    ['key-too-small', readPem('throwaway-too-small.public')],
    ['key-not-rsa', ec.publicKey.export({ type: 'spki', format: 'pem' }).toString()],
    ['pem-malformed', '-----BEGIN PUBLIC KEY-----\n!\n-----END PUBLIC KEY-----'],
  ])('refuses %s', async (code, pem) => {
    await expect(importPublicKey(pem)).rejects.toMatchObject({ name: 'SigningError', code });
  });
});

describe('publicKeyOf', () => {
  it.each(['throwaway-sandbox-1', 'throwaway-sandbox-2', 'throwaway-other-app'])(
    'reads the public half of %s from both formats',
    name => {
      const expected = readPem(`${name}.public`).trim();
      expect(publicKeyOf(readPem(`${name}.pkcs8`)).trim()).toBe(expected);
      expect(publicKeyOf(readPem(`${name}.pkcs1`)).trim()).toBe(expected);
    },
  );
});
