import {
  importPrivateKey,
  publicKeyOf,
  publicKeyPem,
  SigningError,
  sign,
  toHex,
} from '@easel/signing';

/** What crosses between page and key worker. A private key goes in and never comes out. */
export type ToKeyWorker =
  | { id: number; kind: 'generate' }
  | { id: number; kind: 'import'; pem: string | Blob }
  | { id: number; kind: 'sign'; bytes: Uint8Array<ArrayBuffer> };

export interface PublicPart {
  publicKey: string;
  /** The first bytes of SHA-256 over the public key, to recognise it by. */
  fingerprint: string;
  /** The worker has tried to export the private key and the browser has refused. */
  exportRefused: boolean;
}

export type FromKeyWorker =
  /** The first message: the worker has been fetched and runs. */
  | { id: 0; kind: 'ready' }
  | { id: number; kind: 'key'; part: PublicPart }
  | { id: number; kind: 'signature'; signature: string }
  | { id: number; kind: 'refused'; code: string };

/** The part of a worker's global scope that is used here. */
interface Scope {
  postMessage(message: FromKeyWorker): void;
  onmessage: ((event: MessageEvent<ToKeyWorker>) => void) | null;
}

const scope = globalThis as unknown as Scope;
const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};
let privateKey: CryptoKey | undefined;

scope.onmessage = async ({ data }) => {
  try {
    scope.postMessage(await answer(data));
  } catch (error) {
    const code = error instanceof SigningError ? error.code : 'pem-malformed';
    scope.postMessage({ id: data.id, kind: 'refused', code });
  }
};

scope.postMessage({ id: 0, kind: 'ready' });

async function answer(message: ToKeyWorker): Promise<FromKeyWorker> {
  const { id } = message;
  // Browsers withhold it on plain http.
  if (!globalThis.crypto?.subtle) throw new SigningError('web-crypto-unavailable');
  if (message.kind === 'sign') {
    if (!privateKey) throw new SigningError('pem-malformed');
    return { id, kind: 'signature', signature: await sign(privateKey, message.bytes) };
  }
  const publicKey = await (message.kind === 'generate' ? generate() : read(message.pem));
  return { id, kind: 'key', part: await describe(publicKey) };
}

async function generate(): Promise<string> {
  const pair = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
  privateKey = pair.privateKey;
  return publicKeyPem(new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey)));
}

async function read(source: string | Blob): Promise<string> {
  const pem = typeof source === 'string' ? source : await source.text();
  privateKey = await importPrivateKey(pem);
  return publicKeyOf(pem);
}

async function describe(publicKey: string): Promise<PublicPart> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(publicKey));
  const fingerprint = toHex(new Uint8Array(digest, 0, 6));
  const exported = privateKey && crypto.subtle.exportKey('pkcs8', privateKey);
  const exportRefused = await Promise.resolve(exported).then(
    () => false,
    () => true,
  );
  return { publicKey, fingerprint, exportRefused };
}
