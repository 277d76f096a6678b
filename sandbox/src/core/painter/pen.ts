import type { Canvas, Fill, Point } from './canvas.ts';
import type { Colour } from './colour.ts';
import { cosine, type Random, sine } from './random.ts';

/**
 * Draws one thing in its own measure: it is 1 high, stands at y = 1 and has x = 0 in its middle, so that nothing that is
 * drawn knows where in the picture it stands, or how large.
 */
export interface Pen {
  shape: (outline: readonly Point[], fill: Fill, opacity?: number) => void;
  /** A closed curve through the points. */
  blob: (points: readonly Point[], fill: Fill, opacity?: number) => void;
  oval: (x: number, y: number, rx: number, ry: number, fill: Fill, opacity?: number) => void;
  box: (x: number, y: number, wide: number, high: number, fill: Fill, opacity?: number) => void;
  /** A stroke from point to point. */
  line: (points: readonly Point[], thick: number, fill: Fill, opacity?: number) => void;
  /** A stroke along a curve through the points, which can end thinner than it began. */
  curve: (points: readonly Point[], thick: number, fill: Fill, end?: number) => void;
  /** Its own light: windows, lanterns, flames. Not dimmed by night. */
  light: (x: number, y: number, radius: number, colour: Colour, strength?: number) => void;
  /** As shape, for what shines by itself. */
  lit: (outline: readonly Point[], fill: Fill, opacity?: number) => void;
  random: Random;
  /** 0 by day, 1 in the night. */
  dark: number;
  season?: string | undefined;
  /** Snow lies on what is outside. */
  snowy: boolean;
  /** Faces have everything in them. */
  fine: boolean;
}

export interface Stand extends Pick<Pen, 'random' | 'dark' | 'season' | 'snowy' | 'fine'> {
  /** Where y = 1 and x = 0 are, in pixels, and how long 1 is. */
  x: number;
  y: number;
  size: number;
  mirror: boolean;
  /** What the light of the scene makes of a colour. */
  tint: (colour: Colour) => Colour;
}

export function createPen(canvas: Canvas, stand: Stand): Pen {
  const { size, mirror, tint, random, dark, season, snowy, fine } = stand;
  const place = ([x, y]: Point): Point => [
    stand.x + (mirror ? -x : x) * size,
    stand.y + (y - 1) * size,
  ];
  const tinted = (fill: Fill): Fill =>
    'from' in fill ? { ...fill, from: tint(fill.from), to: tint(fill.to) } : tint(fill);
  const pen: Pen = {
    shape: (outline, fill, opacity) => canvas.fill(outline.map(place), tinted(fill), opacity),
    lit: (outline, fill, opacity) => canvas.fill(outline.map(place), fill, opacity),
    blob: (points, fill, opacity) => pen.shape(smooth(points, true), fill, opacity),
    oval: (x, y, rx, ry, fill, opacity) => pen.shape(ovalPoints(x, y, rx, ry), fill, opacity),
    box: (x, y, wide, high, fill, opacity) => pen.shape(boxPoints(x, y, wide, high), fill, opacity),
    line: (points, thick, fill, opacity) => {
      pen.shape(strokePoints(points, thick, thick), fill, opacity);
    },
    curve: (points, thick, fill, end = thick) =>
      pen.shape(strokePoints(smooth(points, false), thick, end), fill),
    light: (x, y, radius, colour, strength = 0.6) => {
      const [px, py] = place([x, y]);
      canvas.glow(px, py, radius * size, colour, strength);
    },
    random,
    dark,
    season,
    snowy,
    fine,
  };
  return pen;
}

const corners = 40;

export function ovalPoints(x: number, y: number, rx: number, ry: number): Point[] {
  return Array.from({ length: corners }, (_, index) => [
    x + rx * cosine(index / corners),
    y + ry * sine(index / corners),
  ]);
}

export const boxPoints = (x: number, y: number, wide: number, high: number): Point[] => [
  [x, y],
  [x + wide, y],
  [x + wide, y + high],
  [x, y + high],
];

/** A Catmull-Rom curve through the points, as short lines. */
export function smooth(points: readonly Point[], closed: boolean): Point[] {
  const count = points.length;
  const pointAt = (index: number): Point =>
    closed
      ? points[((index % count) + count) % count]!
      : points[Math.min(count - 1, Math.max(0, index))]!;
  const curve: Point[] = [];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map(step => pointAt(index + step)) as [
      Point,
      Point,
      Point,
      Point,
    ];
    for (let part = 0; part < 8; part++) {
      const t = part / 8;
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      curve.push([along(0), along(1)]);
    }
  }
  if (!closed) curve.push(pointAt(count - 1));
  return curve;
}

/** Both sides of a line, from its first point and back. */
function strokePoints(points: readonly Point[], from: number, to: number): Point[] {
  const there: Point[] = [];
  const back: Point[] = [];
  points.forEach(([x, y], index) => {
    const [ax, ay] = points[Math.max(0, index - 1)]!;
    const [bx, by] = points[Math.min(points.length - 1, index + 1)]!;
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    const half = (from + (to - from) * (index / Math.max(1, points.length - 1))) / 2;
    const [nx, ny] = [(-dy / length) * half, (dx / length) * half];
    there.push([x + nx, y + ny]);
    back.unshift([x - nx, y - ny]);
  });
  return [...there, ...back];
}
