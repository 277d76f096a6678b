import { createPixels, type Pixels } from './pixels.ts';

/** White means repaint: a disc in the middle. */
export function paintMask(width: number, height: number): Pixels {
  const pixels = createPixels(width, height);
  const radius = Math.min(width, height) * 0.28;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = x - width / 2;
      const dy = y - height / 2;
      if (dx * dx + dy * dy > radius * radius) continue;
      const at = 3 * (y * width + x);
      pixels.data.fill(255, at, at + 3);
    }
  }
  return pixels;
}
