import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { lathed, path, pillar } from './shapes.ts';

export const vase: Subject = {
  words: 'vase flower+vase 花瓶 瓷瓶 陶瓶',
  place: 'table',
  size: 0.56,
  wide: 0.62,
  colour: [58, 112, 168],
  draw(pen, colour) {
    // Twigs with blossoms.
    for (const [x, y] of path([-0.27, 0.12, -0.1, 0.02, 0.12, 0.05, 0.28, 0.17])) {
      pen.curve(path([x * 0.1, 0.5, x * 0.4, 0.32, x, y]), 0.014, [92, 104, 58], 0.007);
      for (const part of [0.35, 0.6, 0.8]) {
        const [bx, by] = [x * part, 0.42 + (y - 0.42) * part];
        const side = pen.random() < 0.5 ? -1 : 1;
        pen.blob(
          path([
            bx,
            by,
            bx + side * 0.05,
            by - 0.05,
            bx + side * 0.11,
            by - 0.04,
            bx + side * 0.06,
            by,
          ]),
          {
            from: [142, 178, 92],
            to: [76, 120, 62],
          },
        );
      }
      for (const [dx, dy] of path([-0.03, 0, 0.03, 0, 0, -0.03, -0.018, 0.028, 0.018, 0.028])) {
        pen.oval(x + dx, y + 0.03 + dy, 0.028, 0.028, {
          from: [255, 250, 244],
          to: [244, 202, 200],
        });
      }
      pen.oval(x, y + 0.03, 0.016, 0.016, [236, 180, 70]);
    }
    pen.shape(
      lathed([
        0.13, 0.42, 0.09, 0.47, 0.085, 0.53, 0.19, 0.61, 0.24, 0.72, 0.2, 0.87, 0.13, 0.97, 0.12, 1,
      ]),
      pillar(colour, 0.32, 0.42),
    );
    pen.oval(0, 0.425, 0.125, 0.026, lighter(colour, 0.35));
    pen.oval(0, 0.428, 0.1, 0.017, darker(colour, 0.6));
    for (const [y, half] of path([0.6, 0.178, 0.86, 0.205])) {
      pen.curve(
        path([-half, y, -half * 0.5, y + 0.022, half * 0.5, y + 0.022, half, y]),
        0.016,
        lighter(colour, 0.7),
      );
    }
    pen.blob(path([-0.17, 0.68, -0.13, 0.63, -0.12, 0.68, -0.15, 0.8]), lighter(colour, 0.85), 0.5);
  },
};
