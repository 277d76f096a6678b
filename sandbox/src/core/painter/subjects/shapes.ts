import type { Fill, Point } from '../canvas.ts';
import { type Colour, darker, lighter } from '../colour.ts';
import { smooth } from '../pen.ts';
import { cosine, sine } from '../random.ts';

/** Points from x, y, x, y. */
export function path(numbers: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) points.push([numbers[at]!, numbers[at + 1]!]);
  return points;
}

/** What is the same on both sides, from its right side, top to bottom. */
export function turned(side: readonly number[]): Point[] {
  const right = path(side);
  const left = right.filter(([x]) => x !== 0).map(([x, y]): Point => [-x, y]);
  return [...right, ...left.reverse()];
}

/** As turned, with a curved side between a flat top and a flat bottom. */
export function lathed(side: readonly number[]): Point[] {
  const right = smooth(path(side), false);
  return [...right, ...right.map(([x, y]): Point => [-x, y]).reverse()];
}

/** Clockwise around a point. */
export function rotate(points: readonly Point[], turns: number, [cx, cy]: Point): Point[] {
  const [sin, cos] = [sine(turns), cosine(turns)];
  return points.map(([x, y]) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
  ]);
}

/** A part of an oval, as a line. */
export function arc([x, y]: Point, [rx, ry]: Point, from: number, to: number): Point[] {
  return Array.from({ length: 25 }, (_, index) => {
    const turns = from + ((to - from) * index) / 24;
    return [x + rx * cosine(turns), y + ry * sine(turns)];
  });
}

/** A colour from its lit side to its dark one; how light and how dark, unless told, depends on the thing. */
export const shaded =
  (along: 'down' | 'right' | 'out', usualLight: number, usualDark: number) =>
  (colour: Colour, light = usualLight, dark = usualDark): Fill => ({
    from: lighter(colour, light),
    to: darker(colour, dark),
    along,
  });

/** What is round, on a table. */
export const volume = shaded('out', 0.25, 0.4);
/** As a pillar is lit. */
export const pillar = shaded('right', 0.25, 0.35);
