import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stringToSign } from './string-to-sign.ts';

const parts = { method: 'post', path: '/v1/jobs?a=1', timestamp: 1760000000, nonce: 'n' };

it('upper-cases the method and keeps everything else', () => {
  const text = new TextDecoder().decode(stringToSign(parts));
  expect(text).toBe('POST\n/v1/jobs?a=1\n1760000000\nn\n');
});

it('ends in the very bytes of the body, text or not', () => {
  fc.assert(
    fc.property(fc.uint8Array(), body => {
      const whole = stringToSign({ ...parts, body });
      const start = stringToSign(parts);
      expect(Buffer.from(whole)).toEqual(Buffer.concat([start, body]));
    }),
  );
});
