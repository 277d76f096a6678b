import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64, encodeBase64 } from './bytes.ts';

describe('Base64', () => {
  it('agrees with Node and reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.uint8Array(), bytes => {
        const text = encodeBase64(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64'));
        expect(Array.from(decodeBase64(text)!)).toEqual(Array.from(bytes));
      }),
    );
  });

  it('accepts one spelling only', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const bytes = decodeBase64(text);
        if (bytes) expect(encodeBase64(bytes)).toBe(text);
      }),
    );
  });

  it.each(['QQ', 'QQ=', 'QR==', 'QQ== ', 'Q Q=', '-_==', 'Q==='])('refuses %j', text => {
    expect(decodeBase64(text)).toBeUndefined();
  });
});
