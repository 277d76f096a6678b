import { expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

it.each([
  ['', {}],
  ['1760000000', { now: 1_760_000_000 }],
  ['2025-10-09T08:53:20Z', { now: 1_760_000_000 }],
  ['NONCE_REUSED', { code: 'NONCE_REUSED', now: undefined }],
  ['{"code":"TIMESTAMP_SKEW","serverTime":"2025-10-09T08:53:20Z"}', { code: 'TIMESTAMP_SKEW', now: 1_760_000_000 }],
  ['HTTP/1.1 401\nDate: Thu, 09 Oct 2025 08:53:20 GMT\n\n{"code":"SIGN_ERROR","stringToSign":"GET\\n"}', { code: 'SIGN_ERROR', now: 1_760_000_000, stringToSign: 'GET\n' }],
  ['no idea', { code: undefined, now: undefined }],
])('%j', (text, expected) => expect(readAnswer(text)).toMatchObject(expected)); // biome-ignore format: a table
