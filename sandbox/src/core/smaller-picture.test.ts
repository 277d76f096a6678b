import { expect, it } from 'vitest';
import { createPixels } from './images/pixels.ts';
import { decodePng, encodePng } from './images/png.ts';
import { smallerPicture } from './smaller-picture.ts';

/** Noise, which does not compress. */
function noisyPicture(width: number, height: number) {
  const pixels = createPixels(width, height);
  let state = 1;
  for (let at = 0; at < pixels.data.length; at++) {
    state = (state * 48271) % 2147483647;
    pixels.data[at] = state;
  }
  return encodePng(pixels);
}

it('leaves a picture that is small enough alone', async () => {
  const png = noisyPicture(64, 64);
  expect(await smallerPicture(png, png.length)).toBe(png);
});

it('scales a larger one down, in its proportions', async () => {
  const png = noisyPicture(400, 200);
  const smaller = await smallerPicture(png, png.length / 3);
  expect(smaller!.length).toBeLessThanOrEqual(png.length / 3);
  const { width, height } = (await decodePng(smaller!))!;
  expect(width / height).toBeCloseTo(2, 1);
});

it('has nothing where nothing is small enough, or no picture', async () => {
  expect(await smallerPicture(noisyPicture(200, 200), 100)).toBeUndefined();
  expect(await smallerPicture(new Uint8Array(1000), 100)).toBeUndefined();
});
