import type { Bytes } from './bytes.ts';

export function encodeBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Standard, padded and canonical, or `undefined`: one signature must have one spelling. */
export function decodeBase64(text: string): Bytes | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), char => char.charCodeAt(0));
    return encodeBase64(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}
