import type { Bytes } from './bytes.ts';
import { resize, withinArea } from './images/pixels.ts';
import { decodePng, encodePng } from './images/png.ts';

const smallestArea = 64 * 64;

/** The picture as a PNG of at most so many bytes, smaller if it has to be; nothing if it cannot be read. */
export async function smallerPicture(png: Bytes, mostBytes: number): Promise<Bytes | undefined> {
  if (png.length <= mostBytes) return png;
  const pixels = await decodePng(png);
  if (!pixels) return undefined;
  for (let area = (pixels.width * pixels.height) / 2; area > smallestArea; area /= 2) {
    const { width, height } = withinArea(pixels.width, pixels.height, area);
    const smaller = encodePng(resize(pixels, width, height));
    if (smaller.length <= mostBytes) return smaller;
  }
  return undefined;
}
