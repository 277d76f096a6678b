import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isPng } from './is-png.ts';

const photo = readFileSync(new URL('../files/photo.png', import.meta.url));

it('accepts a whole PNG', () => {
  expect(isPng(photo)).toBe(true);
});

it('refuses a file that is cut off, altered, longer or something else', () => {
  const altered = Buffer.from(photo);
  // The colour type, which only the checksum of its chunk protects.
  altered[25]! ^= 1;
  expect(isPng(photo.subarray(0, photo.length - 20))).toBe(false);
  expect(isPng(altered)).toBe(false);
  expect(isPng(Buffer.concat([photo, Buffer.from('x')]))).toBe(false);
  expect(isPng(Buffer.from('{"code":"SIGN_ERROR"}'))).toBe(false);
  expect(isPng(Buffer.alloc(0))).toBe(false);
});
