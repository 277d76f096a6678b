export {
  type Authorization,
  type ParsedAuthorization,
  parseAuthorization,
  printAuthorization,
} from './authorization-header.ts';
export { type Bytes, decodeBase64, encodeBase64, toHex, utf8 } from './bytes.ts';
export { importPrivateKey, importPublicKey, publicKeyOf, publicKeyPem } from './keys.ts';
export { describeRefusal } from './refusals.ts';
export {
  CLOCK_WINDOW_SECONDS,
  MIN_KEY_BITS,
  NONCE_MEMORY_SECONDS,
  pathToSign,
  type RequestParts,
  SCHEME,
  stringToSign,
  TOKEN_PATTERN,
} from './scheme.ts';
export {
  createNonce,
  type RequestToSign,
  type SignedRequest,
  signRequest,
} from './sign-request.ts';
export { sign, verify } from './signature.ts';
export { type MessageCode, type MessageParams, SigningError } from './signing-error.ts';
export {
  type AppKey,
  createNonceMemory,
  type ReceivedRequest,
  type ServerView,
  type UseNonce,
  type Verdict,
  verifyRequest,
} from './verify-request.ts';
