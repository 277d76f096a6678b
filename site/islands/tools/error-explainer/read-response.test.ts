import fc from 'fast-check';
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

it.each([
  ['null', []],
  ['"bad request"', [{ pointer: '', code: '', detail: 'bad request' }]],
  ['{"field":["bad"]}', [{ pointer: 'field', code: '', detail: 'bad' }]],
  ['[null]', []],
  ['[{"detail":{"a":1}}]', []],
  ['[{"code":{"a":1},"pointer":"/x"}]', [{ pointer: '/x', code: '', detail: '' }]],
])('reads "errors": %s', (errors, expected) => {
  const { codes, problem } = readResponse(`{"code":"PARAM_ERROR","errors":${errors}}`);
  expect(codes).toEqual(['PARAM_ERROR']);
  expect(problem.errors).toEqual(expected);
});

it('does not walk what is nested too deeply, and still finds a code in the text', () => {
  const deep = `SIGN_ERROR\n${'{"a":'.repeat(50_000)}`;
  expect(readResponse(deep)).toMatchObject({ codes: ['SIGN_ERROR'], tooDeep: false });
  const closed = deep + '}'.repeat(50_000);
  expect(readResponse(closed)).toMatchObject({ codes: ['SIGN_ERROR'], tooDeep: true });
});

it('gives texts and numbers, whatever was pasted', () => {
  const keys = fc.constantFrom(
    'code', 'reason', 'errors', 'detail', 'pointer', 'status', 'required', 'balance', 'serverTime', 'job', '__proto__',
  ); // biome-ignore format: a list
  const value = fc.letrec(tie => ({
    any: fc.oneof(
      { maxDepth: 6 },
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.boolean(),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(fc.oneof(keys, fc.string()), tie('any'), { maxKeys: 5 }),
    ),
  })).any;
  fc.assert(
    fc.property(fc.dictionary(keys, value), body => {
      const { codes, status, problem } = readResponse(JSON.stringify(body));
      for (const code of codes) expect(code).toBeTypeOf('string');
      expect(['number', 'undefined']).toContain(typeof status);
      expect(['string', 'undefined']).toContain(typeof problem.serverTime);
      expect(['number', 'undefined']).toContain(typeof problem.required);
      for (const error of problem.errors) {
        for (const part of [error.pointer, error.code, error.detail]) {
          expect(part).toBeTypeOf('string');
        }
      }
    }),
  );
  fc.assert(fc.property(fc.string(), text => void readResponse(text)));
});
