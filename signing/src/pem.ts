import { decodeBase64 } from './base64.ts';
import { type Bytes, concatBytes, toHex } from './bytes.ts';
import type { MessageCode } from './message-code.ts';
import { SigningError } from './signing-error.ts';

export interface Pem {
  label: string;
  der: Bytes;
}

const RSA_ENCRYPTION = [0x30, 13, 6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 13, 1, 1, 1, 5, 0];

const REFUSED_LABELS: Record<string, MessageCode> = {
  CERTIFICATE: 'certificate-given',
  'ENCRYPTED PRIVATE KEY': 'pem-encrypted',
  'OPENSSH PRIVATE KEY': 'openssh-key',
  'EC PRIVATE KEY': 'key-not-rsa',
};

export function decodePem(pem: string): Pem {
  const match = /-----BEGIN ([A-Z ]+)-----(.*?)-----END \1-----/s.exec(pem);
  const [, label = '', content = ''] = match ?? [];
  const refused = REFUSED_LABELS[label];
  if (refused) throw new SigningError(refused);
  // Environment variables often hold the two characters `\n` in place of each line break.
  if (content.includes('\\n')) throw new SigningError('pem-newlines-escaped');
  if (content.includes('Proc-Type')) throw new SigningError('pem-encrypted');
  const der = decodeBase64(content.replace(/\s/g, ''));
  if (!der?.length) throw new SigningError('pem-malformed');
  return { label, der };
}

export function encodeDer(tag: number, ...content: Uint8Array[]): Bytes {
  const inner = concatBytes(...content);
  const size: number[] = [];
  for (let rest = inner.length; rest > 0; rest >>= 8) size.unshift(rest & 0xff);
  const length = inner.length < 0x80 ? [inner.length] : [0x80 | size.length, ...size];
  return concatBytes(new Uint8Array([tag, ...length]), inner);
}

export function rsaAlgorithmIdentifier(): Bytes {
  return new Uint8Array(RSA_ENCRYPTION);
}

/** The bytes inside the outer SEQUENCE; enough to tell the key formats apart. */
export function sequenceContent(der: Bytes): Bytes {
  const size = der[1] ?? 0;
  return der.subarray(size < 0x80 ? 2 : 2 + (size & 0x7f));
}

export function hasRsaAlgorithm(der: Bytes): boolean {
  return toHex(der.subarray(0, 40)).includes(toHex(rsaAlgorithmIdentifier().subarray(4, 13)));
}
