import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';

import { palmTree } from './palm-tree.ts';
import { path } from './shapes.ts';

export const island: Subject = {
  words: 'island islet atoll 岛 小岛 海岛 岛屿 孤岛 荒岛',
  place: 'water',
  shows: 'palm',
  size: 0.5,
  wide: 1.5,
  colour: [240, 214, 158],
  draw(pen, colour) {
    pen.oval(0, 0.99, 0.74, 0.06, [150, 214, 214], 0.6);
    pen.oval(0, 0.985, 0.66, 0.045, [244, 250, 250], 0.7);
    pen.blob(
      path([
        -0.62, 0.99, -0.44, 0.93, -0.2, 0.85, 0.06, 0.82, 0.3, 0.87, 0.5, 0.94, 0.62, 0.99, 0.3,
        1.01, -0.3, 1.01,
      ]),
      { from: lighter(colour, 0.3), to: darker(colour, 0.14) },
    );
    pen.blob(
      path([-0.3, 0.9, -0.16, 0.82, 0.06, 0.79, 0.26, 0.84, 0.34, 0.9, 0.1, 0.875, -0.1, 0.88]),
      { from: [128, 170, 86], to: [74, 124, 64] },
    );
    // The palms stand on it, drawn as they always are, only smaller.
    const planted = (x: number, foot: number, size: number, flip: number) => {
      const map = ([px, py]: readonly [number, number]): readonly [number, number] => [
        x + px * size * flip,
        foot + (py - 1) * size,
      ];
      palmTree.draw(
        {
          ...pen,
          shape: (outline, fill, opacity) => pen.shape(outline.map(map), fill, opacity),
          oval: (px, py, rx, ry, fill, opacity) =>
            pen.oval(...map([px, py]), rx * size, ry * size, fill, opacity),
          curve: (points, thick, fill, end = thick) =>
            pen.curve(points.map(map), thick * size, fill, end * size),
        },
        palmTree.colour,
      );
    };
    planted(0.2, 0.87, 0.6, 1);
    planted(-0.02, 0.86, 0.86, -1);
    for (const [x, y, r] of [
      [-0.4, 0.95, 0.05],
      [-0.33, 0.965, 0.035],
      [0.42, 0.955, 0.04],
    ] as const) {
      pen.oval(x, y, r, r * 0.6, { from: [170, 160, 150], to: [98, 92, 92], along: 'out' });
    }
  },
};
