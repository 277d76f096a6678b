import { printAuthorization } from './authorization-header.ts';
import { type Bytes, toHex, utf8 } from './bytes.ts';
import { stringToSign } from './scheme.ts';
import { sign } from './signature.ts';
import { SigningError } from './signing-error.ts';

export interface RequestToSign {
  appId: string;
  /** Names the key when the app has two active ones. */
  keyId?: string | undefined;
  privateKey: CryptoKey;
  method: string;
  path: string;
  /** Send these very bytes; a string is encoded as UTF-8. */
  body?: Uint8Array | string | undefined;
  timestamp?: number | undefined;
  nonce?: string | undefined;
}

export interface SignedRequest {
  authorization: string;
  stringToSign: Bytes;
  signature: string;
  timestamp: number;
  nonce: string;
}

export async function signRequest(request: RequestToSign): Promise<SignedRequest> {
  const { appId, keyId, privateKey, method, path } = request;
  const timestamp = request.timestamp ?? Math.floor(Date.now() / 1000);
  const nonce = request.nonce ?? createNonce();
  const body = typeof request.body === 'string' ? utf8(request.body) : request.body;
  // What is not printable ASCII would be re-encoded on its way, and a fragment is never sent.
  if (!/^\/[!"$-~]*$/.test(path)) throw new SigningError('path-malformed', { path });

  const bytes = stringToSign({ method, path, timestamp, nonce, body });
  const signature = await sign(privateKey, bytes);
  const authorization = printAuthorization({ appId, keyId, nonce, timestamp, signature });
  return { authorization, stringToSign: bytes, signature, timestamp, nonce };
}

/** 128 random bits as 32 hexadecimal characters. Alone, because pages draw one that know nothing else of the scheme. */
export function createNonce(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}
