import type { Point } from '../canvas.ts';
import { type Colour, darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { round } from './parts.ts';

export const skin: Colour = [238, 198, 166];
const ink: Colour = [46, 36, 38];

/** An arm or a leg: a bent stroke with round ends. */
export function limb(
  pen: Pen,
  points: readonly Point[],
  thick: number,
  fill: Colour,
  end = thick,
): void {
  const [first, last] = [points[0]!, points.at(-1)!];
  pen.oval(first[0], first[1], thick / 2, thick / 2, fill);
  pen.oval(last[0], last[1], end / 2, end / 2, fill);
  pen.curve(points, thick, fill, end);
}

/** A small head with its face, without hair. */
export function head(pen: Pen, x: number, y: number, size: number, tone: Colour = skin): void {
  for (const side of [-1, 1])
    pen.oval(x + side * size * 0.94, y + size * 0.1, size * 0.16, size * 0.22, darker(tone, 0.12));
  pen.blob(
    [
      [x, y - size * 1.1],
      [x + size * 0.85, y - size * 0.5],
      [x + size * 0.86, y + size * 0.4],
      [x + size * 0.4, y + size],
      [x, y + size * 1.12],
      [x - size * 0.4, y + size],
      [x - size * 0.86, y + size * 0.4],
      [x - size * 0.85, y - size * 0.5],
    ],
    { from: lighter(tone, 0.2), to: darker(tone, 0.16), along: 'out' },
  );
  if (pen.fine) {
    features(shifted(pen, x), y + size * 0.08, size * 0.95, tone, [92, 62, 50], [202, 92, 88]);
    return;
  }
  for (const side of [-1, 1]) {
    pen.oval(x + side * size * 0.36, y + size * 0.12, size * 0.095, size * 0.14, ink);
    pen.oval(
      x + side * size * 0.36 - size * 0.03,
      y + size * 0.07,
      size * 0.035,
      size * 0.04,
      [250, 250, 250],
    );
    pen.oval(
      x + side * size * 0.55,
      y + size * 0.42,
      size * 0.19,
      size * 0.12,
      [226, 130, 112],
      0.35,
    );
  }
  pen.curve(
    [
      [x, y + size * 0.2],
      [x + size * 0.07, y + size * 0.4],
      [x - size * 0.02, y + size * 0.43],
    ],
    size * 0.07,
    darker(tone, 0.25),
  );
  pen.curve(
    [
      [x - size * 0.2, y + size * 0.63],
      [x, y + size * 0.71],
      [x + size * 0.2, y + size * 0.63],
    ],
    size * 0.08,
    [172, 82, 74],
  );
}

/** The same pen, for what is drawn around x = 0. */
const shifted = (pen: Pen, by: number): Pen => {
  const moved = (points: readonly Point[]) => points.map(([x, y]): Point => [x + by, y]);
  return {
    ...pen,
    oval: (x, ...rest) => pen.oval(x + by, ...rest),
    blob: (points, ...rest) => pen.blob(moved(points), ...rest),
    curve: (points, ...rest) => pen.curve(moved(points), ...rest),
  };
};

/** Calm features of a large face, whose middle is between the eyes. */
export function features(
  pen: Pen,
  y: number,
  size: number,
  tone: Colour,
  brow: Colour,
  lips: Colour,
): void {
  for (const side of [-1, 1]) {
    const x = side * size * 0.42;
    const [inner, outer] = [x - side * size * 0.22, x + side * size * 0.23];
    pen.blob(
      [
        [inner, y + size * 0.04],
        [x, y - size * 0.13],
        [outer, y - size * 0.01],
        [x, y + size * 0.12],
      ],
      [250, 246, 240],
    );
    pen.oval(x, y - size * 0.005, size * 0.115, size * 0.125, {
      from: [146, 100, 68],
      to: [66, 42, 34],
    });
    pen.oval(x, y - size * 0.005, size * 0.058, size * 0.064, [24, 20, 22]);
    pen.oval(x - size * 0.04, y - size * 0.05, size * 0.03, size * 0.03, [255, 255, 255]);
    pen.curve(
      [
        [inner, y + size * 0.04],
        [x, y - size * 0.15],
        [outer, y - size * 0.03],
      ],
      size * 0.03,
      ink,
      size * 0.055,
    );
    pen.curve(
      [
        [inner, y - size * 0.04],
        [x, y - size * 0.22],
        [outer, y - size * 0.11],
      ],
      size * 0.016,
      darker(tone, 0.25),
    );
    pen.curve(
      [
        [side * size * 0.2, y - size * 0.33],
        [side * size * 0.44, y - size * 0.39],
        [side * size * 0.66, y - size * 0.29],
      ],
      size * 0.05,
      brow,
      size * 0.025,
    );
    for (const share of [1, 0.75, 0.5]) {
      pen.oval(
        side * size * 0.54,
        y + size * 0.42,
        size * 0.27 * share,
        size * 0.2 * share,
        [226, 124, 104],
        0.09,
      );
    }
  }
  pen.curve(
    [
      [size * 0.08, y + size * 0.02],
      [size * 0.1, y + size * 0.3],
      [size * 0.15, y + size * 0.44],
    ],
    size * 0.03,
    darker(tone, 0.16),
    size * 0.05,
  );
  pen.curve(
    [
      [-size * 0.13, y + size * 0.48],
      [0, y + size * 0.53],
      [size * 0.13, y + size * 0.48],
    ],
    size * 0.04,
    darker(tone, 0.28),
  );
  pen.blob(
    [
      [-size * 0.26, y + size * 0.78],
      [-size * 0.08, y + size * 0.72],
      [0, y + size * 0.745],
      [size * 0.08, y + size * 0.72],
      [size * 0.26, y + size * 0.78],
      [0, y + size * 0.9],
    ],
    round(lips, 0.15, 0.15),
  );
  pen.curve(
    [
      [-size * 0.28, y + size * 0.765],
      [0, y + size * 0.805],
      [size * 0.28, y + size * 0.765],
    ],
    size * 0.02,
    darker(lips, 0.4),
  );
}
