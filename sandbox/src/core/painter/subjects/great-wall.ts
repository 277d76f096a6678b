import type { Point } from '../canvas.ts';
import { type Colour, darker, lighter } from '../colour.ts';
import { boxPoints, type Pen, smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { across, lamplight } from './parts.ts';
import { path } from './shapes.ts';

function tower(pen: Pen, x: number, y: number, size: number, colour: Colour): void {
  pen.shape(
    [
      [x - size * 0.5, y - size],
      [x + size * 0.5, y - size],
      [x + size * 0.56, y + size * 0.3],
      [x - size * 0.56, y + size * 0.3],
    ],
    across(colour, 0.25, 0.35),
  );
  pen.box(x - size * 0.58, y - size * 1.04, size * 1.16, size * 0.12, lighter(colour, 0.2));
  for (let tooth = 0; tooth < 5; tooth++)
    pen.box(
      x - size * 0.58 + tooth * size * 0.245,
      y - size * 1.18,
      size * 0.17,
      size * 0.16,
      across(lighter(colour, 0.1)),
    );
  for (const dx of [-0.3, 0, 0.3]) {
    const hole = boxPoints(x + dx * size - size * 0.08, y - size * 0.66, size * 0.16, size * 0.28);
    if (pen.dark > 0.3) pen.lit(hole, [255, 206, 112]);
    else pen.shape(hole, darker(colour, 0.65));
  }
  if (pen.dark > 0.3) pen.light(x, y - size * 0.5, size * 1.2, lamplight, 0.3 * pen.dark);
}

export const greatWall: Subject = {
  words: 'great+wall great+wall+of+china city+wall 长城 万里长城 城墙',
  place: 'far',
  size: 0.5,
  wide: 2,
  colour: [190, 172, 142],
  draw(pen, colour) {
    const hill: Colour = pen.snowy
      ? [220, 228, 238]
      : pen.season === 'autumn'
        ? [172, 124, 66]
        : [104, 132, 84];
    const slope = (points: readonly Point[], fill: Colour) =>
      pen.shape([...smooth(points, false), [1.7, 1.06], [-1.7, 1.06]], {
        from: lighter(fill, 0.1),
        to: darker(fill, 0.2),
      });
    const wall = (points: readonly Point[], thick: number, end: number) => {
      const way = smooth(points, false);
      pen.curve(points, thick, darker(colour, 0.3), end);
      pen.curve(
        points.map(([x, y]): Point => [x, y - thick * 0.12]),
        thick * 0.6,
        lighter(colour, 0.12),
        end * 0.6,
      );
      way.forEach(([x, y], index) => {
        const wide = thick + (end - thick) * (index / way.length);
        for (const side of [-1, 1])
          pen.box(
            x - wide * 0.12,
            y + side * wide * 0.44 - wide * 0.26,
            wide * 0.26,
            wide * 0.28,
            side < 0 ? darker(colour, 0.1) : lighter(colour, 0.05),
          );
      });
    };
    slope(
      path([-1.7, 0.62, -1, 0.4, -0.6, 0.2, -0.3, 0.3, 0.1, 0.16, 0.5, 0.34, 1, 0.26, 1.7, 0.56]),
      lighter(hill, 0.28),
    );
    wall(path([1.2, 0.33, 0.9, 0.27, 0.5, 0.33, 0.1, 0.17, -0.3, 0.31]), 0.03, 0.045);
    tower(pen, 0.1, 0.16, 0.09, lighter(colour, 0.12));
    tower(pen, 0.92, 0.27, 0.07, lighter(colour, 0.15));
    slope(path([-1.7, 0.5, -1.1, 0.5, -0.5, 0.36, 0, 0.58, 0.5, 0.72, 1, 0.56, 1.7, 0.76]), hill);
    wall(
      path([-0.3, 0.34, -0.52, 0.37, -0.3, 0.5, 0.1, 0.62, 0.46, 0.7, 0.75, 0.64, 1, 0.57]),
      0.05,
      0.08,
    );
    tower(pen, -0.52, 0.37, 0.14, colour);
    slope(
      path([-1.7, 0.84, -1, 0.78, -0.4, 0.86, 0.2, 0.92, 1, 0.72, 1.7, 0.86]),
      darker(hill, 0.14),
    );
    wall(path([1, 0.6, 0.9, 0.75, 0.4, 0.84, -0.1, 0.93, -0.5, 1.06]), 0.085, 0.17);
    tower(pen, 0.98, 0.66, 0.22, colour);
  },
};
