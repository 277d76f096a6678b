import { toHex } from './bytes.ts';

/** 128 random bits as 32 hexadecimal characters. Alone, because pages draw one that know nothing else of the scheme. */
export function createNonce(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}
