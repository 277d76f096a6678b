import {
  createNonceMemory,
  describeRefusal,
  importPublicKey,
  parseAuthorization,
  SCHEME,
  stringToSign,
  TOKEN_PATTERN,
  verifyRequest,
} from '@easel/signing';
import { type Bytes, hexDigest } from './bytes.ts';
import type { SandboxApp } from './contract-data.ts';
import { ProblemError } from './problem.ts';

interface Credentials {
  method: string;
  target: string;
  body: Bytes;
  authorization: string | null;
}

/** A public key that joins those of an app while the sandbox lives. */
export interface SandboxKey {
  appId: string;
  keyId: string;
  publicKey: string;
}

export type Authenticate = (credentials: Credentials, nowMs: number) => Promise<SandboxApp>;

/** Keys are imported once, at the first request that needs them. `added` may grow later. */
export function createAuthenticator(apps: SandboxApp[], added: SandboxKey[] = []): Authenticate {
  const useNonce = createNonceMemory(refuseWhenFull);
  const imported = new Map<string, Promise<CryptoKey>>();
  const importOnce = (pem: string) => {
    const key = imported.get(pem) ?? importPublicKey(pem);
    imported.set(pem, key);
    return key;
  };
  const findKeys = async (appId: string) => {
    const app = apps.find(candidate => candidate.id === appId);
    if (!app) return undefined;
    const keys = [...app.keys, ...added.filter(key => key.appId === appId)];
    return Promise.all(
      keys.map(async ({ keyId, publicKey }) => ({ keyId, key: await importOnce(publicKey) })),
    );
  };

  return async (credentials, nowMs) => {
    const { authorization } = credentials;
    const scheme = authorization?.split(' ', 1)[0]?.toUpperCase();
    if (scheme !== SCHEME) return findByToken(apps, authorization);
    const now = Math.floor(nowMs / 1000);
    const request = { ...credentials, path: credentials.target };
    const verdict = await verifyRequest(request, { now, findKeys, useNonce });
    if (verdict.ok) return apps.find(app => app.id === verdict.appId)!;
    const reason = describeRefusal(verdict.reason, verdict.params);
    throw await refusal(verdict.code, reason, credentials, nowMs);
  };
}

function findByToken(apps: SandboxApp[], authorization: string | null): SandboxApp {
  const token = TOKEN_PATTERN.exec(authorization ?? '')?.[1];
  const app = token && apps.find(candidate => candidate.token === token);
  if (app) return app;
  throw new ProblemError('TOKEN_INVALID', describeToken(authorization));
}

function describeToken(authorization: string | null): string | undefined {
  if (!authorization) return 'No credentials were sent.';
  // Headers of one name arrive joined by a comma and a space.
  const twice = /, (Bearer|EASEL-SHA256-RSA) /i.test(authorization);
  return twice ? 'The header Authorization was sent twice.' : undefined;
}

async function refusal(
  code: 'SIGN_ERROR' | 'TIMESTAMP_SKEW' | 'NONCE_REUSED',
  reason: string,
  { method, target, body, authorization }: Credentials,
  nowMs: number,
): Promise<ProblemError> {
  if (code === 'TIMESTAMP_SKEW') {
    const serverTime = new Date(nowMs).toISOString();
    return new ProblemError(code, undefined, { extra: { serverTime } });
  }
  if (code === 'NONCE_REUSED') return new ProblemError(code);
  const detail = `The signature was refused: ${reason}.`;
  const parsed = parseAuthorization(authorization);
  if (!parsed.ok) return new ProblemError(code, detail);
  const bytes = stringToSign({ method, path: target, body, ...parsed.value });
  const text = new TextDecoder().decode(bytes);
  return new ProblemError(code, detail, {
    extra: {
      // The schema allows 4096 characters; the digest still covers every byte.
      ...(text.length <= 4096 ? { stringToSign: text } : {}),
      stringToSignSha256: await hexDigest(bytes),
    },
  });
}

const maxNonces = 100_000;

/** Forgetting a nonce early would let a replay in, so a full memory refuses instead. */
function refuseWhenFull(kept: number): void {
  if (kept < maxNonces) return;
  throw new ProblemError('SERVICE_UNAVAILABLE', undefined, { retryAfter: 60 });
}
