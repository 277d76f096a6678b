import { encodeBase64 } from './base64.ts';
import type { Bytes } from './bytes.ts';
import { decodePem, encodeDer, rsaAlgorithmIdentifier, sequenceContent } from './pem.ts';

/** The length of a DER element, tag and size included. */
function elementLength(der: Bytes): number {
  const first = der[1] ?? 0;
  if (first < 0x80) return 2 + first;
  const count = first & 0x7f;
  return der.subarray(2, 2 + count).reduce((size, byte) => size * 256 + byte, 0) + 2 + count;
}

function readElements(content: Bytes, count: number): Bytes[] {
  const elements: Bytes[] = [];
  for (let rest = content; elements.length < count && rest.length > 0; ) {
    const length = elementLength(rest);
    elements.push(rest.subarray(0, length));
    rest = rest.subarray(length);
  }
  return elements;
}

/** A public key as `BEGIN PUBLIC KEY`, from the DER that Web Crypto exports as `spki`. */
export function publicKeyPem(spki: Uint8Array): string {
  const lines = encodeBase64(spki).replace(/.{64}(?=.)/g, '$&\n');
  return `-----BEGIN PUBLIC KEY-----\n${lines}\n-----END PUBLIC KEY-----\n`;
}

/**
 * The public half of a private key that `importPrivateKey` has accepted. Read from its bytes, because a key
 * that cannot be exported does not tell it.
 */
export function publicKeyOf(privatePem: string): string {
  const { label, der } = decodePem(privatePem);
  const [, , wrapped] = readElements(sequenceContent(der), 3);
  const pkcs1 = label === 'RSA PRIVATE KEY' ? der : sequenceContent(wrapped!);
  const [, modulus, exponent] = readElements(sequenceContent(pkcs1), 3);
  const rsaKey = encodeDer(0x30, modulus!, exponent!);
  return publicKeyPem(
    encodeDer(0x30, rsaAlgorithmIdentifier(), encodeDer(3, new Uint8Array([0]), rsaKey)),
  );
}
