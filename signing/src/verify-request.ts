import { type Authorization, parseAuthorization } from './authorization-header.ts';
import { REFUSALS, type RefusalReason } from './refusals.ts';
import { CLOCK_WINDOW_SECONDS, NONCE_MEMORY_SECONDS, stringToSign } from './scheme.ts';
import { verify } from './signature.ts';
import type { MessageParams } from './signing-error.ts';

type MaybePromise<T> = T | Promise<T>;

export interface AppKey {
  keyId: string;
  key: CryptoKey;
}

export interface ReceivedRequest {
  method: string;
  /** The request target as received, before any routing or decoding. */
  path: string;
  /** The raw bytes received, before any parsing. */
  body: Uint8Array;
  authorization: string | null | undefined;
}

export interface ServerView {
  /** Unix seconds. */
  now: number;
  /** The app's active public keys; `undefined` when there is no such app. */
  findKeys(appId: string): MaybePromise<AppKey[] | undefined>;
  /** Remembers the nonce and tells whether it was fresh. Must be atomic. */
  useNonce(appId: string, nonce: string, now: number): MaybePromise<boolean>;
}

export type Verdict =
  | ({ ok: true } & Authorization)
  | {
      ok: false;
      code: 'SIGN_ERROR' | 'TIMESTAMP_SKEW' | 'NONCE_REUSED';
      reason: RefusalReason;
      params: MessageParams;
    };

export async function verifyRequest(
  request: ReceivedRequest,
  server: ServerView,
): Promise<Verdict> {
  const refuse = (reason: RefusalReason, params: MessageParams = {}): Verdict => ({
    ok: false,
    code: REFUSALS[reason].code,
    reason,
    params,
  });
  const parsed = parseAuthorization(request.authorization);
  if (!parsed.ok) return refuse(parsed.reason, parsed.params);
  const { appId, keyId, nonce, timestamp, signature } = parsed.value;

  const seconds = timestamp - server.now;
  if (Math.abs(seconds) > CLOCK_WINDOW_SECONDS) {
    return refuse('clock-skew', { seconds });
  }

  const known = await server.findKeys(appId);
  if (!known) return refuse('unknown-app', { appId });
  const keys = known.filter(entry => keyId === undefined || entry.keyId === keyId);
  if (keys.length === 0) return refuse('unknown-key', { keyId: keyId ?? '' });

  const bytes = stringToSign({ ...request, timestamp, nonce });
  for (const { keyId: usedKeyId, key } of keys) {
    if (await verify(key, bytes, signature)) {
      // Only now: an unsigned request must not be able to burn somebody's nonce.
      return (await server.useNonce(appId, nonce, server.now))
        ? { ok: true, ...parsed.value, keyId: usedKeyId }
        : refuse('nonce-reused', { nonce });
    }
  }
  return refuse('signature-mismatch');
}

export type UseNonce = (appId: string, nonce: string, now: number) => boolean;

/**
 * Enough for one process; several servers need a shared store with the same answer. `beforeKeeping` is told how many are
 * kept, and may throw: forgetting one early would let a replay in.
 */
export function createNonceMemory(beforeKeeping?: (kept: number) => void): UseNonce {
  const seenAt = new Map<string, number>();
  return (appId, nonce, now) => {
    // A Map keeps insertion order, so the oldest come first and the sweep stops early.
    for (const [entry, time] of seenAt) {
      if (now - time <= NONCE_MEMORY_SECONDS) break;
      seenAt.delete(entry);
    }
    const entry = `${appId} ${nonce}`;
    if (seenAt.has(entry)) return false;
    beforeKeeping?.(seenAt.size);
    seenAt.set(entry, now);
    return true;
  };
}
