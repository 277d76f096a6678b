import { latticeValue, valueNoise } from '../../images/noise.ts';
import { createPixels, luminance, type Pixels, resize } from '../../images/pixels.ts';
import { addIn, type Colour, type Rgb, scaleIn } from '../colour.ts';
import { noiseField } from '../noise-field.ts';

/** What a style makes of a picture; the result may be the same object. */
export type Style = (picture: Pixels, seed: number) => Pixels;

/** Each pixel through one function, which changes the colour in its hand. */
export function recolour(
  { width, height, data }: Pixels,
  change: (colour: Rgb, x: number, y: number, index: number) => void,
): Pixels {
  const target = createPixels(width, height);
  const out = target.data;
  const colour: Rgb = [0, 0, 0];
  for (let y = 0, index = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++, at += 3) {
      colour[0] = data[at]!;
      colour[1] = data[at + 1]!;
      colour[2] = data[at + 2]!;
      change(colour, x, y, index);
      out[at] = colour[0] < 0 ? 0 : Math.min(colour[0], 255);
      out[at + 1] = colour[1] < 0 ? 0 : Math.min(colour[1], 255);
      out[at + 2] = colour[2] < 0 ? 0 : Math.min(colour[2], 255);
    }
  }
  return target;
}

/** Stretched so that the darkest is black and the lightest white: what is drawn in lines needs the whole range. */
export function levelled(picture: Pixels): Pixels {
  const counts = new Uint32Array(256);
  const grey = luminance(picture);
  for (let at = 0; at < grey.length; at++) counts[grey[at]!]! += 1;
  const share = (picture.data.length / 3) * 0.03;
  let [low, high] = [0, 255];
  for (let left = share; low < 120 && counts[low]! < left; low++) left -= counts[low]!;
  for (let left = share; high > 135 && counts[high]! < left; high--) left -= counts[high]!;
  const by = 255 / (high - low);
  return recolour(picture, colour => {
    addIn(colour, -low);
    scaleIn(colour, by);
  });
}

/** 0 to 255 at every pixel: how much the light changes there. */
export function edgesOf(picture: Pixels): Uint8Array {
  const { width, height } = picture;
  const grey = luminance(picture);
  const edges = new Uint8Array(grey.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const dx = grey[at + 1]! - grey[at - 1]!;
      const dy = grey[at + width]! - grey[at - width]!;
      edges[at] = Math.min(255, Math.sqrt(dx * dx + dy * dy) * 2);
    }
  }
  return edges;
}

/** As if the hand had trembled: everything is a little beside its place. */
export function wobble(picture: Pixels, amount: number, scale: number, seed: number): Pixels {
  const { width, height, data } = picture;
  const target = createPixels(width, height);
  const moved = target.data;
  const sideways = noiseField(width, height, 1 / scale, 1 / scale, seed, 2);
  const upwards = noiseField(width, height, 1 / scale, 1 / scale, seed + 40, 2);
  for (let y = 0, out = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (sideways(x, y) - 0.5) * 2 * amount;
      const dy = (upwards(x, y) - 0.5) * 2 * amount;
      const fromX = Math.min(width - 1, Math.max(0, Math.round(x + dx)));
      const fromY = Math.min(height - 1, Math.max(0, Math.round(y + dy)));
      const at = 3 * (fromY * width + fromX);
      moved[out++] = data[at]!;
      moved[out++] = data[at + 1]!;
      moved[out++] = data[at + 2]!;
    }
  }
  return target;
}

export function blur(picture: Pixels, by: number): Pixels {
  const small = (side: number) => Math.max(2, Math.round(side / by));
  const { width, height } = picture;
  return resize(shrink(picture, small(width), small(height)), width, height);
}

/** Each pixel is the mean of those it stands for. */
export function shrink(picture: Pixels, width: number, height: number): Pixels {
  const target = createPixels(width, height);
  for (let y = 0, out = 0; y < height; y++) {
    const top = Math.floor((y * picture.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * picture.height) / height));
    for (let x = 0; x < width; x++) {
      const left = Math.floor((x * picture.width) / width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * picture.width) / width));
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let fromY = top; fromY < bottom; fromY++) {
        for (
          let at = 3 * (fromY * picture.width + left);
          at < 3 * (fromY * picture.width + right);
        ) {
          red += picture.data[at++]!;
          green += picture.data[at++]!;
          blue += picture.data[at++]!;
        }
      }
      const count = (bottom - top) * (right - left);
      target.data[out++] = Math.round(red / count);
      target.data[out++] = Math.round(green / count);
      target.data[out++] = Math.round(blue / count);
    }
  }
  return target;
}

export function blendPictures(one: Pixels, other: Pixels, share: number): Pixels {
  if (share >= 1) return other;
  const target = createPixels(one.width, one.height);
  for (let at = 0; at < target.data.length; at++) {
    target.data[at] = one.data[at]! + (other.data[at]! - one.data[at]!) * share;
  }
  return target;
}

/** The few colours that stand best for all of them. */
export function choosePalette(picture: Pixels, count: number, seed: number): Colour[] {
  const { data } = picture;
  const total = data.length / 3;
  const sample = (index: number): Colour => {
    const at = 3 * Math.floor(latticeValue(index, 77, seed) * total);
    return [data[at]!, data[at + 1]!, data[at + 2]!];
  };
  const samples = Array.from({ length: 1500 }, (_, index) => sample(index));
  const palette: Colour[] = [samples[0]!];
  // Each next one is the sample farthest from those there are: small bright things are not lost.
  while (palette.length < count) {
    let farthest = samples[0]!;
    let most = -1;
    for (const colour of samples) {
      const distance = Math.min(...palette.map(other => distanceOf(colour, other)));
      if (distance > most) [most, farthest] = [distance, colour];
    }
    palette.push(farthest);
  }
  for (let round = 0; round < 4; round++) {
    const sums = palette.map(() => [0, 0, 0, 0]);
    for (const colour of samples) {
      const sum = sums[nearest(palette, colour)]!;
      for (let channel = 0; channel < 3; channel++) sum[channel]! += colour[channel]!;
      sum[3]! += 1;
    }
    sums.forEach(([red = 0, green = 0, blue = 0, hits = 0], index) => {
      if (hits > 0) palette[index] = [red / hits, green / hits, blue / hits];
    });
  }
  return palette;
}

const distanceOf = (a: Colour, b: Colour): number =>
  (a[0] - b[0]) * (a[0] - b[0]) * 3 +
  (a[1] - b[1]) * (a[1] - b[1]) * 5 +
  (a[2] - b[2]) * (a[2] - b[2]) * 2;

function nearest(palette: readonly Colour[], colour: Colour): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < palette.length; index++) {
    const distance = distanceOf(palette[index]!, colour);
    if (distance < least) [least, best] = [distance, index];
  }
  return best;
}

/** Every colour becomes the nearest of the palette. Looked up on a coarse grid, since there are millions of pixels. */
export function reduceTo(palette: readonly Colour[]): (colour: Colour) => Colour {
  const known = new Map<number, Colour>();
  return colour => {
    const key = ((colour[0] >> 3) << 10) | ((colour[1] >> 3) << 5) | (colour[2] >> 3);
    const found = known.get(key) ?? palette[nearest(palette, colour)]!;
    known.set(key, found);
    return found;
  };
}

const tileSide = 128;
const tile = Float64Array.from({ length: tileSide * tileSide }, (_, at) => {
  const [x, y] = [at % tileSide, Math.floor(at / tileSide)];
  return 0.95 + 0.1 * valueNoise(x * 0.35, y * 0.35, 13);
});

/** Fibres and valleys of paper, around 1: one small sheet, laid beside itself. */
export const paperAt = (x: number, y: number, seed: number): number =>
  tile[((y + (seed & 63)) & (tileSide - 1)) * tileSide + (x & (tileSide - 1))]!;
