import { importPublicKey, verify } from '@easel/signing';
import { beforeAll, expect, it } from 'vitest';
import type { FromKeyWorker, ToKeyWorker } from './key-worker';

const scope = globalThis as unknown as {
  postMessage: (message: FromKeyWorker) => void;
  onmessage: (event: { data: ToKeyWorker }) => void;
};
let receive: (message: FromKeyWorker) => void = () => undefined;

beforeAll(async () => {
  scope.postMessage = message => receive(message);
  await import('./key-worker');
});

function ask(message: ToKeyWorker): Promise<FromKeyWorker> {
  return new Promise(resolve => {
    receive = resolve;
    scope.onmessage({ data: message });
  });
}

it('makes a key that cannot be exported, tells its public half and signs with it', async () => {
  const made = await ask({ id: 1, kind: 'generate' });
  if (made.kind !== 'key') throw new Error(made.kind);
  expect(made.part.exportRefused).toBe(true);
  expect(JSON.stringify(made)).not.toContain('PRIVATE');
  const bytes = new TextEncoder().encode('GET\n/\n1\nn\n') as Uint8Array<ArrayBuffer>;
  const signed = await ask({ id: 2, kind: 'sign', bytes });
  if (signed.kind !== 'signature') throw new Error(signed.kind);
  const publicKey = await importPublicKey(made.part.publicKey);
  expect(await verify(publicKey, bytes, signed.signature)).toBe(true);
});

it('refuses what is no private key, with a code that has a text', async () => {
  expect(await ask({ id: 3, kind: 'import', pem: made('PUBLIC KEY') })).toEqual({
    id: 3,
    kind: 'refused',
    code: 'public-key-given',
  });
});

function made(label: string): string {
  return `-----BEGIN ${label}-----\nQUJD\n-----END ${label}-----`;
}
