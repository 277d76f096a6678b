import type { Point } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { across, lamplight } from './parts.ts';
import { path } from './shapes.ts';

export const eiffelTower: Subject = {
  words:
    'eiffel+tower eiffel paris radio+tower tv+tower tokyo+tower 铁塔 埃菲尔铁塔 巴黎 东京塔 电视塔 东方明珠',
  place: 'far',
  size: 0.68,
  wide: 0.56,
  colour: [140, 108, 84],
  draw(pen, colour) {
    const outer = smooth(
      path([0.008, 0.06, 0.02, 0.26, 0.045, 0.48, 0.085, 0.66, 0.145, 0.83, 0.25, 1.02]),
      false,
    );
    const half = (y: number): number =>
      outer.reduce((best, point) =>
        Math.abs(point[1] - y) < Math.abs(best[1] - y) ? point : best,
      )[0];
    // The sky shows between the legs.
    for (const side of [-1, 1]) {
      const leg: Point[] = outer.map(([x, y]): Point => [side * x, y]);
      const inner = smooth(
        path([0.16, 1.02, 0.09, 0.88, 0.055, 0.8, 0.04, 0.68, 0, 0.5, 0, 0.06]),
        false,
      );
      const fill = side < 0 ? lighter(colour, 0.12) : darker(colour, 0.2);
      const outline = [...leg, ...inner.map(([x, y]): Point => [side * x, y])];
      pen.shape(outline, across(fill, 0.15, 0.2));
      if (pen.dark > 0.3) pen.lit(outline, [232, 168, 84], 0.6 * pen.dark);
    }
    for (let row = 0; row < 16; row++) {
      const [top, low] = [0.14 + row * 0.033, 0.14 + (row + 1) * 0.033];
      for (const side of [-1, 1]) {
        pen.line(
          [
            [side * half(top), top],
            [-side * half(low) * (low < 0.66 ? 1 : -0.3), low],
          ],
          0.005,
          darker(colour, 0.4),
        );
      }
    }
    for (let row = 0; row < 9; row++) {
      const [top, low] = [0.69 + row * 0.036, 0.69 + (row + 1) * 0.036];
      for (const side of [-1, 1]) {
        const inside = (y: number) => half(y) - 0.042 - (y - 0.68) * 0.14;
        pen.line(
          [
            [side * half(top), top],
            [side * inside(low), low],
          ],
          0.006,
          darker(colour, 0.4),
        );
        pen.line(
          [
            [side * inside(top), top],
            [side * half(low), low],
          ],
          0.006,
          darker(colour, 0.4),
        );
      }
    }
    const arch = smooth(
      path([-0.15, 0.96, -0.09, 0.885, 0, 0.855, 0.09, 0.885, 0.15, 0.96]),
      false,
    );
    pen.line(arch, 0.018, colour);
    for (const [y, wide, high] of [
      [0.815, 0.165, 0.035],
      [0.645, 0.1, 0.026],
      [0.24, 0.03, 0.02],
    ] as const) {
      pen.box(-wide, y, wide * 2, high, across(lighter(colour, 0.12), 0.15, 0.3));
      pen.box(-wide, y + high, wide * 2, 0.008, darker(colour, 0.4));
    }
    pen.line(path([0, 0.08, 0, 0]), 0.01, colour);
    if (pen.dark > 0.3) {
      for (const [y, size] of path([0.35, 0.16, 0.6, 0.2, 0.86, 0.3]))
        pen.light(0, y, size, lamplight, 0.22 * pen.dark);
      pen.light(0, 0.02, 0.05, [255, 240, 190], 0.9 * pen.dark);
    }
  },
};
