export {
  type Authorization,
  type ParsedAuthorization,
  parseAuthorization,
  printAuthorization,
} from './authorization-header.ts';
export { decodeBase64, encodeBase64 } from './base64.ts';
export { type Bytes, toHex, utf8 } from './bytes.ts';
export { createNonce } from './create-nonce.ts';
export { importPrivateKey } from './import-private-key.ts';
export { importPublicKey } from './import-public-key.ts';
export type { MessageCode, MessageParams } from './message-code.ts';
export { createNonceMemory, type UseNonce } from './nonce-memory.ts';
export { pathToSign } from './path-to-sign.ts';
export { publicKeyOf, publicKeyPem } from './public-key-of.ts';
export { CLOCK_WINDOW_SECONDS, MIN_KEY_BITS, NONCE_MEMORY_SECONDS, SCHEME } from './scheme.ts';
export { sign } from './sign.ts';
export { type RequestToSign, type SignedRequest, signRequest } from './sign-request.ts';
export { SigningError } from './signing-error.ts';
export { type RequestParts, stringToSign } from './string-to-sign.ts';
export { verify } from './verify.ts';
export {
  type AppKey,
  type ReceivedRequest,
  type ServerView,
  type Verdict,
  verifyRequest,
} from './verify-request.ts';
