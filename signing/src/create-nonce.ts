import { toHex } from './bytes.ts';

/** 128 random bits as 32 hexadecimal characters. */
export function createNonce(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}
