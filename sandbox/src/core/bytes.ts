import { encodeBase64, toHex } from '@easel/signing';

export type Bytes = Uint8Array<ArrayBuffer>;

export function joinBytes(chunks: Uint8Array[], size?: number): Bytes {
  const whole = new Uint8Array(size ?? chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

export async function hexDigest(bytes: Bytes): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

export async function importHmacKey(bytes: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
}

export async function hmacBase64(key: CryptoKey, text: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return encodeBase64(new Uint8Array(mac));
}

/** Hexadecimal, so that it can be in a URL as it is. */
export async function hmacHex(key: CryptoKey, text: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return toHex(new Uint8Array(mac));
}

/** `verify` compares in constant time. */
export async function hmacMatches(key: CryptoKey, text: string, hex: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(hex)) return false;
  const mac = Uint8Array.from({ length: 32 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );
  return crypto.subtle.verify('HMAC', key, mac, new TextEncoder().encode(text));
}
