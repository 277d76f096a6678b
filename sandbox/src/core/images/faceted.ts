import { latticeValue } from './noise.ts';
import { createPixels, type Pixels } from './pixels.ts';

/** Leaded glass: each pane takes the colour of the picture at its centre. */
export function faceted(source: Pixels, seed: number): Pixels {
  const { width, height } = source;
  const pane = Math.max(8, Math.round(Math.sqrt(width * height) / 18));
  const target = createPixels(width, height);
  let out = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const { centreX, centreY, gap } = nearestPane(x, y, pane, seed);
      const at =
        3 *
        (Math.min(height - 1, Math.max(0, centreY)) * width +
          Math.min(width - 1, Math.max(0, centreX)));
      const light = gap < pane * 0.06 ? 0.35 : 1;
      for (let channel = 0; channel < 3; channel++) {
        target.data[out++] = source.data[at + channel]! * light;
      }
    }
  }
  return target;
}

function nearestPane(x: number, y: number, pane: number, seed: number) {
  const column = Math.floor(x / pane);
  const row = Math.floor(y / pane);
  let first = Number.POSITIVE_INFINITY;
  let second = first;
  let centreX = 0;
  let centreY = 0;
  for (let j = row - 1; j <= row + 1; j++) {
    for (let i = column - 1; i <= column + 1; i++) {
      const px = Math.floor((i + latticeValue(i, j, seed)) * pane);
      const py = Math.floor((j + latticeValue(i, j, seed + 1)) * pane);
      const distance = Math.sqrt((px - x) * (px - x) + (py - y) * (py - y));
      if (distance < first) {
        second = first;
        first = distance;
        centreX = px;
        centreY = py;
      } else if (distance < second) second = distance;
    }
  }
  return { centreX, centreY, gap: second - first };
}
