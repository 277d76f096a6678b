import { constants, createPrivateKey, sign as nodeSign, privateEncrypt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { importPrivateKey } from '../src/index.ts';

const keysFolder = new URL('../vectors/keys/', import.meta.url);

export function readPem(name: string): string {
  return readFileSync(new URL(`${name}.pem`, keysFolder), 'utf8');
}

const once = <T>(make: () => T) => {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
};

/** Keys that may sign; the one of 1024 bits is refused at import, so it is in `mistakes` alone. */
export const privateKeys: Record<string, () => Promise<CryptoKey>> = Object.fromEntries(
  ['throwaway-sandbox-1', 'throwaway-sandbox-2', 'throwaway-other-app'].map(name => [
    name,
    once(() => importPrivateKey(readPem(`${name}.pkcs8`))),
  ]),
);

const nodeKey = (name: string) => createPrivateKey(readPem(`${name}.pkcs8`));

/** A signature made the wrong way, with Node's own crypto so that our code is not its own judge. */
export function signWith(
  data: Uint8Array | string,
  { key = 'throwaway-sandbox-1', hash = 'sha256' } = {},
): Buffer {
  return nodeSign(hash, Buffer.from(data), nodeKey(key));
}

export function padOnly(data: Uint8Array): Buffer {
  return privateEncrypt(
    { key: nodeKey('throwaway-sandbox-1'), padding: constants.RSA_PKCS1_PADDING },
    data,
  );
}

/** A random salt would change the vectors at every run, so theirs is empty. */
export function signPss(data: Uint8Array, saltLength = 0): Buffer {
  return nodeSign('sha256', data, {
    key: nodeKey('throwaway-sandbox-1'),
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength,
  });
}
