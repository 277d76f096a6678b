export const SCHEME = 'EASEL-SHA256-RSA';
export const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
export const MIN_KEY_BITS = 2048;
export const CLOCK_WINDOW_SECONDS = 300;
/** Twice the window: a request stamped 300 s ahead stays acceptable for 600 s. */
export const NONCE_MEMORY_SECONDS = 600;
export const ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;
export const NONCE_PATTERN = /^[A-Za-z0-9_-]{16,64}$/;
/** No leading zero, so that the number and its spelling in the string to sign are the same thing. */
export const TIMESTAMP_PATTERN = /^[1-9]\d{0,14}$/;
