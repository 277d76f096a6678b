import type { Point } from '../canvas.ts';
import { type Colour, darker, mix } from '../colour.ts';
import { boxPoints, ovalPoints, type Pen, smooth } from '../pen.ts';
import { shaded } from './shapes.ts';

export const snow: Colour = [240, 244, 250];
export const lamplight: Colour = [255, 206, 112];

/** An outline of which only the right side is given, from top to bottom. */
export const mirrored = (right: readonly Point[], x = 0): Point[] => [
  ...right.map(([dx, y]): Point => [x + dx, y]),
  ...[...right].reverse().map(([dx, y]): Point => [x - dx, y]),
];

/** Walls, hulls and clothes are larger, and their shades softer. */
export const across = shaded('right', 0.16, 0.28);
export const down = shaded('down', 0.16, 0.24);
export const round = shaded('out', 0.25, 0.32);

/** A window, lit when it is dark. */
export function pane(
  pen: Pen,
  [x, y]: Point,
  wide: number,
  high: number,
  frame: Colour = [246, 240, 226],
): void {
  const edge = Math.min(wide, high) * 0.12;
  pen.box(x - edge, y - edge, wide + 2 * edge, high + 2 * edge, frame);
  if (pen.dark > 0.3) {
    pen.lit(boxPoints(x, y, wide, high), { from: [255, 226, 140], to: [244, 168, 74] });
    pen.light(x + wide / 2, y + high / 2, high * 1.5, lamplight, 0.35 * pen.dark);
  } else pen.box(x, y, wide, high, { from: [92, 120, 142], to: [58, 78, 98] });
  pen.box(x + wide / 2 - edge / 3, y, edge * 0.66, high, frame);
  pen.box(x, y + high / 2 - edge / 3, wide, edge * 0.66, frame);
}

/** A round red lantern, which shines when it is dark. */
export function lantern(pen: Pen, x: number, y: number, size: number): void {
  const red = { from: [250, 112, 66], to: [190, 38, 34], along: 'out' } as const;
  const body = ovalPoints(x, y, size, size * 1.12);
  if (pen.dark > 0.3) pen.lit(body, red);
  else pen.shape(body, red);
  for (const end of [-1.25, 1])
    pen.box(x - size * 0.4, y + size * end, size * 0.8, size * 0.28, [222, 176, 86]);
  pen.line(
    [
      [x, y + size * 1.2],
      [x, y + size * 2.1],
    ],
    size * 0.22,
    [222, 176, 86],
  );
  if (pen.dark > 0.3) pen.light(x, y, size * 4.4, [255, 130, 70], 0.5 * pen.dark);
}

/** Puffs that grow and fade as they rise and drift. */
export function puffs(pen: Pen, [x, y]: Point, drift: number, rise: number, size: number): void {
  for (let index = 6; index >= 0; index--) {
    const part = index / 6;
    const wobble = (pen.random() - 0.5) * size * 0.4;
    const radius = size * (0.35 + part * 0.65);
    pen.oval(
      x + drift * part + wobble,
      y - rise * part,
      radius,
      radius * 0.8,
      round([236, 236, 238], 0.3, 0.12),
      0.75 - part * 0.5,
    );
  }
}

export interface Roof {
  x?: number;
  top: number;
  bottom: number;
  /** Half the width of the ridge and of the eaves. */
  ridge: number;
  eaves: number;
  lift?: number;
}

/** A tiled roof whose corners turn up. */
export function curvedRoof(
  pen: Pen,
  { x = 0, top, bottom, ridge, eaves, lift = 0.06 }: Roof,
  colour: Colour,
): void {
  const tiles = pen.snowy ? mix(colour, snow, 0.8) : colour;
  const [high, reach] = [bottom - top, eaves - ridge];
  const side: Point[] = [
    [ridge, top],
    [ridge + reach * 0.3, top + high * 0.5],
    [ridge + reach * 0.68, bottom - high * 0.14],
    [eaves, bottom - lift - high * 0.1],
  ];
  const under: Point[] = [
    [eaves, bottom - lift - high * 0.1],
    [eaves * 0.8, bottom - lift * 0.12],
    [eaves * 0.4, bottom],
    [0, bottom],
  ];
  const outline = mirrored([...smooth(side, false), ...smooth(under, false)], x);
  pen.shape(outline, across(tiles, 0.2, 0.3));
  const rows = Math.max(5, Math.round((eaves / high) * 6));
  for (let row = -rows; row <= rows; row++) {
    const part = row / (rows + 0.5);
    pen.curve(
      [
        [x + part * ridge, top],
        [x + part * (ridge + reach * 0.3), top + high * 0.5],
        [x + part * eaves * 0.86, bottom - lift * part * part * 0.5],
      ],
      high * 0.035,
      darker(tiles, 0.32),
    );
  }
  const edge = mirrored(smooth(under, false), x).slice(0, 25);
  const other = edge.map(([ex, ey]): Point => [2 * x - ex, ey]);
  for (const half of [edge, other]) pen.line(half, high * 0.08, darker(colour, 0.45));
  pen.line(
    [
      [x - ridge * 1.12, top],
      [x + ridge * 1.12, top],
    ],
    high * 0.16,
    darker(colour, 0.3),
  );
}

/** Where a hull meets the water. */
export function waterline(pen: Pen, half: number, y = 1): void {
  for (const [x, dy, wide] of [
    [0, 0, 1],
    [-0.3, 0.03, 0.6],
    [0.36, 0.05, 0.5],
    [0.02, 0.075, 0.4],
  ] as const) {
    pen.oval(x * half, y + dy * 0.6, wide * half, 0.012, [226, 240, 244], 0.5);
  }
}
