import { NONCE_MEMORY_SECONDS } from './scheme.ts';

export type UseNonce = (appId: string, nonce: string, now: number) => boolean;

/** Enough for one process; several servers need a shared store with the same answer. */
export function createNonceMemory(): UseNonce {
  const seenAt = new Map<string, number>();
  return (appId, nonce, now) => {
    // A Map keeps insertion order, so the oldest come first and the sweep stops early.
    for (const [entry, time] of seenAt) {
      if (now - time <= NONCE_MEMORY_SECONDS) break;
      seenAt.delete(entry);
    }
    const entry = `${appId} ${nonce}`;
    if (seenAt.has(entry)) return false;
    seenAt.set(entry, now);
    return true;
  };
}
