import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { deflate } from './deflate.ts';
import { latticeValue } from './noise.ts';

const make = (length: number, byteAt: (index: number) => number) =>
  Uint8Array.from({ length }, (_, index) => byteAt(index));

it.each([
  ['nothing', make(0, () => 0)],
  ['one byte', make(1, () => 7)],
  ['zeros', make(300_000, () => 0)],
  ['noise', make(200_000, index => latticeValue(index, 1, 3) * 256)],
  ['noise of few values', make(200_000, index => latticeValue(index, 1, 3) * 3)],
  ['pixels', make(90_000, index => [10, 200, 30][index % 3]!)],
  ['a ramp', make(70_000, index => index >> 5)],
  // Doubling frequencies ask for codes longer than the format allows.
  ['skew', make(1 << 17, index => Math.clz32(index + 1))],
])('%s is read back by zlib', (_name, bytes) => {
  expect(Buffer.from(inflateSync(deflate(bytes)))).toEqual(Buffer.from(bytes));
});

it('makes runs small', () => {
  expect(deflate(make(300_000, () => 0)).length).toBeLessThan(1200);
});
