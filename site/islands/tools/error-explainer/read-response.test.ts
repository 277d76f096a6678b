import { expect, it } from 'vitest';
import { readResponse } from './read-response.ts';

it.each([
  ['SIGN_ERROR', { codes: ['SIGN_ERROR'] }],
  ['we got queue_full again', { codes: ['QUEUE_FULL'] }],
  ['429', { codes: [], status: 429 }],
  ['HTTP/2 503\nretry-after: 5\n', { status: 503, retryAfter: '5' }],
  ['{"status":400,"code":"PARAM_ERROR","errors":[{"pointer":"/a","code":"RANGE"}]}', { codes: ['PARAM_ERROR'], status: 400, problem: { errors: [{ pointer: '/a' }] } }],
  ['HTTP/1.1 402\n\n{"code":"INSUFFICIENT_CREDITS","required":4.8,"balance":1}', { codes: ['INSUFFICIENT_CREDITS'], status: 402, problem: { required: 4.8 } }],
  ['{"event":"job.failed","job":{"failedInfo":{"code":"FATAL_ERROR","reason":"BAD_INPUT_IMAGE"}}}', { codes: ['BAD_INPUT_IMAGE', 'FATAL_ERROR'] }],
  ['{"code": "SIGN_ERR', { codes: ['SIGN_ERR'] }],
])('%j', (text, expected) => expect(readResponse(text)).toMatchObject(expected)); // biome-ignore format: a table
