import { type Bytes, concatBytes, decodeBase64, encodeBase64, toHex } from './bytes.ts';
import { ALGORITHM, MIN_KEY_BITS } from './scheme.ts';
import { rsaAlgorithm, webCrypto } from './signature.ts';
import { type MessageCode, SigningError } from './signing-error.ts';

interface Pem {
  label: string;
  der: Bytes;
}

const RSA_ENCRYPTION = [0x30, 13, 6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 13, 1, 1, 1, 5, 0];

/** The first element of a private key. */
const VERSION = [2, 1, 0];

const REFUSED_LABELS: Record<string, MessageCode> = {
  CERTIFICATE: 'certificate-given',
  'ENCRYPTED PRIVATE KEY': 'pem-encrypted',
  'OPENSSH PRIVATE KEY': 'openssh-key',
  'EC PRIVATE KEY': 'key-not-rsa',
};

function decodePem(pem: string): Pem {
  const match = /-----BEGIN ([A-Z ]+)-----(.*?)-----END \1-----/s.exec(pem);
  const [, label = '', content = ''] = match ?? [];
  const refused = REFUSED_LABELS[label];
  if (refused) throw new SigningError(refused);
  // Environment variables often contain the two characters `\n` in place of each line break.
  if (content.includes('\\n')) throw new SigningError('pem-newlines-escaped');
  if (content.includes('Proc-Type')) throw new SigningError('pem-encrypted');
  const der = decodeBase64(content.replace(/\s/g, ''));
  if (!der?.length) throw new SigningError('pem-malformed');
  return { label, der };
}

function encodeDer(tag: number, ...content: Uint8Array[]): Bytes {
  const inner = concatBytes(...content);
  const size: number[] = [];
  for (let rest = inner.length; rest > 0; rest >>= 8) size.unshift(rest & 0xff);
  const length = inner.length < 0x80 ? [inner.length] : [0x80 | size.length, ...size];
  return concatBytes(new Uint8Array([tag, ...length]), inner);
}

function rsaAlgorithmIdentifier(): Bytes {
  return new Uint8Array(RSA_ENCRYPTION);
}

/** The bytes inside the outer SEQUENCE; enough to tell the key formats apart. */
function sequenceContent(der: Bytes): Bytes {
  const size = der[1] ?? 0;
  return der.subarray(size < 0x80 ? 2 : 2 + (size & 0x7f));
}

function hasRsaAlgorithm(der: Bytes): boolean {
  return toHex(der.subarray(0, 40)).includes(toHex(rsaAlgorithmIdentifier().subarray(4, 13)));
}

async function importRsaKey(
  format: 'pkcs8' | 'spki',
  der: Bytes,
  extractable: boolean,
  usage: 'sign' | 'verify',
): Promise<CryptoKey> {
  const subtle = webCrypto();
  const key = await subtle.importKey(format, der, ALGORITHM, extractable, [usage]).catch(() => {
    throw new SigningError('pem-malformed');
  });
  const bits = rsaAlgorithm(key).modulusLength;
  if (bits < MIN_KEY_BITS) throw new SigningError('key-too-small', { bits });
  return key;
}

/** Web Crypto reads PKCS#8 only, so a PKCS#1 key is wrapped. */
function toPkcs8(pem: string): Bytes {
  const { label, der } = decodePem(pem);
  if (label.endsWith('PUBLIC KEY')) throw new SigningError('public-key-given');
  // After the version comes the algorithm (a SEQUENCE) in PKCS#8, the modulus (an INTEGER) in PKCS#1.
  const isPkcs1 = sequenceContent(der)[VERSION.length] === 2;
  if (label === 'RSA PRIVATE KEY') {
    if (!isPkcs1) throw new SigningError('pkcs8-labelled-pkcs1');
    return encodeDer(0x30, new Uint8Array(VERSION), rsaAlgorithmIdentifier(), encodeDer(4, der));
  }
  if (label !== 'PRIVATE KEY') throw new SigningError('pem-malformed');
  if (isPkcs1) throw new SigningError('pkcs1-labelled-pkcs8');
  if (!hasRsaAlgorithm(der)) throw new SigningError('key-not-rsa');
  return der;
}

export async function importPrivateKey(
  pem: string,
  options: { extractable?: boolean } = {},
): Promise<CryptoKey> {
  return importRsaKey('pkcs8', toPkcs8(pem), options.extractable ?? false, 'sign');
}

function toSpki(pem: string): Bytes {
  const { label, der } = decodePem(pem);
  if (label.endsWith('PRIVATE KEY')) throw new SigningError('private-key-given');
  if (label === 'RSA PUBLIC KEY') {
    const unusedBits = new Uint8Array([0]);
    return encodeDer(0x30, rsaAlgorithmIdentifier(), encodeDer(3, unusedBits, der));
  }
  if (label !== 'PUBLIC KEY') throw new SigningError('pem-malformed');
  if (!hasRsaAlgorithm(der)) throw new SigningError('key-not-rsa');
  return der;
}

/** SPKI (`PUBLIC KEY`) or PKCS#1 (`RSA PUBLIC KEY`); extractable, since it is public. */
export async function importPublicKey(pem: string): Promise<CryptoKey> {
  return importRsaKey('spki', toSpki(pem), true, 'verify');
}

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
