import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const cat: Subject = {
  words: 'cat kitten 猫 猫咪',
  place: 'ground',
  alive: true,
  size: 0.34,
  wide: 0.72,
  colour: [206, 140, 78],
  draw(pen, colour) {
    const fur = { from: lighter(colour, 0.16), to: darker(colour, 0.28), along: 'out' } as const;
    pen.curve(
      path([0.2, 0.92, 0.38, 0.9, 0.42, 0.7, 0.34, 0.56]),
      0.075,
      darker(colour, 0.14),
      0.05,
    );
    // Body, sitting.
    pen.blob(path([-0.1, 0.42, 0.12, 0.42, 0.26, 0.74, 0.26, 0.98, -0.2, 0.99, -0.2, 0.7]), fur);
    for (const x of [-0.1, 0.04]) {
      pen.blob(
        [
          [x - 0.045, 0.68],
          [x + 0.05, 0.68],
          [x + 0.05, 0.98],
          [x - 0.06, 0.99],
        ],
        lighter(colour, 0.1),
      );
    }
    // Ears, then the head over them.
    for (const side of [-1, 1]) {
      pen.shape(
        [
          [side * 0.21, 0.2],
          [side * 0.2, 0],
          [side * 0.05, 0.13],
        ],
        darker(colour, 0.1),
      );
      pen.shape(
        [
          [side * 0.18, 0.17],
          [side * 0.18, 0.06],
          [side * 0.09, 0.13],
        ],
        [224, 158, 146],
      );
    }
    pen.blob(
      path([-0.22, 0.28, -0.13, 0.13, 0.13, 0.13, 0.22, 0.28, 0.13, 0.43, -0.13, 0.43]),
      fur,
    );
    for (const side of [-1, 1]) {
      pen.oval(side * 0.095, 0.27, 0.042, 0.046, [232, 204, 92]);
      pen.oval(side * 0.095, 0.27, 0.016, 0.042, [24, 22, 24]);
      for (const lift of [-0.02, 0.02]) {
        pen.line(
          [
            [side * 0.08, 0.36],
            [side * 0.3, 0.35 + lift],
          ],
          0.006,
          [236, 230, 220],
        );
      }
    }
    pen.shape(path([-0.026, 0.325, 0.026, 0.325, 0, 0.352]), [206, 120, 116]);
  },
};
