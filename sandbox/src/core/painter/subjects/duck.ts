import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const duck: Subject = {
  words: 'duck duckling mallard 鸭 鸭子 小鸭 小鸭子 小黄鸭 鸳鸯',
  place: 'water',
  size: 0.26,
  wide: 1.3,
  colour: [246, 204, 72],
  draw(pen, colour) {
    const down = { from: lighter(colour, 0.3), to: darker(colour, 0.24), along: 'out' } as const;
    pen.blob(
      path([
        -0.42, 0.66, -0.26, 0.56, 0, 0.6, 0.3, 0.56, 0.5, 0.5, 0.64, 0.4, 0.64, 0.62, 0.52, 0.88,
        0.24, 1, -0.2, 1, -0.42, 0.88,
      ]),
      down,
    );
    pen.blob(path([-0.38, 0.4, -0.12, 0.36, -0.08, 0.62, -0.16, 0.8, -0.4, 0.76]), {
      from: darker(colour, 0.1),
      to: lighter(colour, 0.06),
    });
    pen.oval(-0.26, 0.26, 0.24, 0.25, down);
    pen.blob(path([-0.44, 0.24, -0.56, 0.27, -0.66, 0.32, -0.62, 0.37, -0.46, 0.39]), {
      from: [250, 150, 52],
      to: [214, 96, 30],
    });
    pen.curve(path([-0.64, 0.325, -0.54, 0.335, -0.46, 0.32]), 0.014, [168, 76, 30]);
    pen.oval(-0.36, 0.2, 0.042, 0.05, [30, 24, 26]);
    pen.oval(-0.373, 0.183, 0.014, 0.016, [252, 250, 246]);
    pen.blob(
      path([
        -0.08, 0.68, 0.16, 0.64, 0.4, 0.66, 0.5, 0.6, 0.46, 0.78, 0.3, 0.88, 0.08, 0.88, -0.06, 0.8,
      ]),
      { from: darker(colour, 0.06), to: darker(colour, 0.26) },
    );
    for (const x of [0.16, 0.27])
      pen.curve(
        [
          [x - 0.06, 0.8],
          [x + 0.04, 0.83],
          [x + 0.15, 0.76],
        ],
        0.018,
        darker(colour, 0.34),
        0.008,
      );
    pen.oval(0.02, 1, 0.62, 0.045, [216, 236, 242], 0.4);
    pen.oval(0.02, 1.015, 0.48, 0.028, [236, 246, 250], 0.5);
  },
};
