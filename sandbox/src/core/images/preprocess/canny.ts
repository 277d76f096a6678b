import { fromGrey, luminance, type Pixels } from '../pixels.ts';
import { softBlur } from './box-blur.ts';

/** Blur, gradient, thinning and hysteresis, as Canny described it. */
export function canny(source: Pixels, low: number, high: number): Pixels {
  const { width, height } = source;
  const grey = softBlur(luminance(source), width, height, 1);
  const strength = new Uint16Array(grey.length);
  const direction = new Uint8Array(grey.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const above = at - width;
      const below = at + width;
      // Sobel: the corners belong to both directions.
      const rising = grey[below + 1]! - grey[above - 1]!;
      const falling = grey[above + 1]! - grey[below - 1]!;
      const gx = rising + falling + 2 * (grey[at + 1]! - grey[at - 1]!);
      const gy = rising - falling + 2 * (grey[below]! - grey[above]!);
      strength[at] = Math.abs(gx) + Math.abs(gy);
      direction[at] = sector(gx, gy);
    }
  }
  const neighbours = [1, width + 1, width, width - 1];
  const edges = new Uint8Array(grey.length);
  const strong: number[] = [];
  for (let at = width + 1; at < grey.length - width - 1; at++) {
    const value = strength[at]!;
    const along = neighbours[direction[at]!]!;
    if (value < low || value < strength[at + along]! || value < strength[at - along]!) continue;
    edges[at] = 1;
    if (value >= high) strong.push(at);
  }
  return fromGrey(width, height, follow(edges, strong, width));
}

/** The gradient's direction in eighths of a circle, without trigonometry. */
function sector(gx: number, gy: number): number {
  const x = Math.abs(gx);
  const y = Math.abs(gy);
  if (y * 5 < x * 2) return 0;
  if (x * 5 < y * 2) return 2;
  return gx > 0 === gy > 0 ? 1 : 3;
}

/** A weak edge counts only where it touches a strong one. */
function follow(edges: Uint8Array, strong: number[], width: number): Uint8Array {
  const result = new Uint8Array(edges.length);
  const queue = strong;
  const around = [1, -1, width, -width, width + 1, width - 1, 1 - width, -1 - width];
  while (queue.length > 0) {
    const at = queue.pop()!;
    if (result[at]) continue;
    result[at] = 255;
    for (const step of around) {
      if (edges[at + step] && !result[at + step]) queue.push(at + step);
    }
  }
  return result;
}
