import { SigningError } from './signing-error.ts';

/** Browsers leave `crypto.subtle` undefined on plain-http hosts: say so instead of a TypeError. */
export function webCrypto(): SubtleCrypto {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) throw new SigningError('web-crypto-unavailable');
  return subtle;
}
