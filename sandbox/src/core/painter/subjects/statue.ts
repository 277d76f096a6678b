import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { limb } from './figure.ts';
import { across, down, round } from './parts.ts';
import { path } from './shapes.ts';

export const statue: Subject = {
  words: 'statue sculpture monument buddha 雕像 雕塑 石像 佛像 铜像',
  place: 'ground',
  size: 0.6,
  wide: 0.5,
  colour: [196, 196, 190],
  draw(pen, colour) {
    pen.box(-0.24, 0.93, 0.48, 0.07, down([150, 146, 142]));
    pen.box(-0.18, 0.74, 0.36, 0.2, across([168, 164, 158]));
    pen.box(-0.2, 0.72, 0.4, 0.03, [190, 186, 178]);
    pen.box(-0.11, 0.79, 0.22, 0.09, [132, 112, 76]);
    // A figure in a cloak that points ahead, all in one stone.
    limb(pen, path([0.07, 0.25, 0.16, 0.22, 0.22, 0.12]), 0.05, darker(colour, 0.2), 0.035);
    pen.oval(0.225, 0.105, 0.022, 0.024, darker(colour, 0.15));
    pen.blob(
      path([
        -0.075, 0.2, 0.075, 0.2, 0.1, 0.32, 0.12, 0.56, 0.15, 0.72, -0.15, 0.72, -0.13, 0.5, -0.1,
        0.3,
      ]),
      across(colour, 0.35, 0.42),
    );
    for (const [top, foot] of path([-0.05, -0.1, -0.02, -0.04, 0.02, 0.03, 0.05, 0.09])) {
      pen.curve(
        [
          [top, 0.42],
          [(top + foot) / 2, 0.55],
          [foot, 0.715],
        ],
        0.006,
        darker(colour, 0.4),
        0.02,
      );
    }
    pen.curve(path([0.08, 0.22, 0, 0.34, -0.1, 0.44]), 0.04, lighter(colour, 0.2), 0.06);
    pen.curve(path([0.09, 0.25, 0.01, 0.38, -0.09, 0.48]), 0.008, darker(colour, 0.4));
    limb(pen, path([-0.085, 0.25, -0.13, 0.37, -0.06, 0.43]), 0.055, lighter(colour, 0.22), 0.04);
    pen.box(-0.05, 0.385, 0.08, 0.06, lighter(colour, 0.1));
    pen.box(-0.024, 0.15, 0.048, 0.07, darker(colour, 0.3));
    pen.blob(
      path([
        0, 0.01, 0.055, 0.04, 0.055, 0.11, 0.03, 0.16, 0, 0.175, -0.03, 0.16, -0.055, 0.11, -0.055,
        0.04,
      ]),
      round(colour, 0.4, 0.35),
    );
    pen.blob(
      path([-0.06, 0.09, -0.065, 0.03, 0, 0, 0.065, 0.03, 0.06, 0.09, 0.04, 0.05, -0.04, 0.05]),
      darker(colour, 0.2),
    );
    for (const x of [-0.022, 0.022]) pen.oval(x, 0.095, 0.011, 0.008, darker(colour, 0.5));
    pen.line(path([0, 0.095, 0.008, 0.122]), 0.008, darker(colour, 0.35));
    pen.line(path([-0.015, 0.142, 0.015, 0.142]), 0.006, darker(colour, 0.45));
    if (pen.snowy)
      for (const [x, y, wide] of [
        [0, 0.008, 0.05],
        [-0.07, 0.22, 0.04],
        [0, 0.722, 0.2],
      ] as const)
        pen.oval(x, y, wide, 0.014, [240, 244, 250]);
  },
};
