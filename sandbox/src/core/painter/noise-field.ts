import { fractalNoise } from '../images/noise.ts';

const shift = 2;
const cell = 1 << shift;

/** Soft noise over a whole picture: computed at every fourth pixel, and in between straight from one to the next. Asked in whole pixels. */
export function noiseField(
  width: number,
  height: number,
  scaleX: number,
  scaleY: number,
  seed: number,
  octaves: number,
): (x: number, y: number) => number {
  const columns = Math.ceil(width / cell) + 2;
  const rows = Math.ceil(height / cell) + 2;
  const values = new Float64Array(columns * rows);
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      values[at++] = fractalNoise(column * cell * scaleX, row * cell * scaleY, seed, octaves);
    }
  }
  return (x, y) => {
    const column = x >> shift;
    const row = y >> shift;
    const fx = x / cell - column;
    const fy = y / cell - row;
    const at = row * columns + column;
    const upper = values[at]! + (values[at + 1]! - values[at]!) * fx;
    const lower = values[at + columns]! + (values[at + columns + 1]! - values[at + columns]!) * fx;
    return upper + (lower - upper) * fy;
  };
}
