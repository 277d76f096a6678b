import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const chicken: Subject = {
  words: 'chicken rooster hen 鸡 公鸡 母鸡 大公鸡',
  place: 'ground',
  size: 0.34,
  wide: 1,
  colour: [200, 108, 50],
  draw(pen, colour) {
    const red = [206, 44, 40] as const;
    for (const [x, y, thick, fill] of [
      [0.5, 0.3, 0.09, [40, 84, 84]],
      [0.52, 0.44, 0.09, [30, 62, 70]],
      [0.44, 0.2, 0.09, [48, 104, 96]],
      [0.46, 0.56, 0.08, [38, 76, 80]],
    ] as const) {
      pen.curve(
        [
          [0.16, 0.58],
          [0.28, y - 0.02],
          [x - 0.06, y - 0.06],
          [x - 0.01, y + 0.1],
        ],
        thick,
        fill,
        0.03,
      );
    }
    for (const [x, fill] of [
      [0.08, [196, 138, 46]],
      [-0.03, [236, 176, 62]],
    ] as const) {
      pen.line(
        [
          [x, 0.8],
          [x, 0.97],
        ],
        0.034,
        fill,
      );
      for (const toe of [-0.09, -0.03, 0.06])
        pen.curve(
          [
            [x, 0.95],
            [x + toe * 0.6, 0.965],
            [x + toe, 0.99],
          ],
          0.026,
          fill,
          0.012,
        );
    }
    pen.blob(
      path([
        -0.2, 0.26, -0.1, 0.34, 0.06, 0.5, 0.26, 0.48, 0.3, 0.64, 0.18, 0.82, -0.04, 0.87, -0.24,
        0.78, -0.34, 0.6, -0.34, 0.4,
      ]),
      { from: lighter(colour, 0.24), to: darker(colour, 0.34), along: 'out' },
    );
    // Hackles over the neck.
    const hackle = lighter(colour, 0.42);
    pen.shape(
      path([
        -0.34, 0.2, -0.16, 0.2, -0.08, 0.36, 0.02, 0.5, -0.07, 0.48, -0.1, 0.56, -0.17, 0.5, -0.22,
        0.58, -0.27, 0.5, -0.34, 0.54, -0.35, 0.36,
      ]),
      { from: hackle, to: darker(colour, 0.05) },
    );
    pen.blob(
      path([-0.12, 0.58, 0.04, 0.54, 0.2, 0.6, 0.26, 0.7, 0.12, 0.74, -0.04, 0.74, -0.13, 0.68]),
      darker(colour, 0.36),
    );
    for (const [x, y] of path([0, 0.64, 0.07, 0.66, 0.14, 0.67]))
      pen.curve(
        [
          [x - 0.06, y - 0.02],
          [x, y + 0.03],
          [x + 0.07, y],
        ],
        0.014,
        lighter(colour, 0.2),
        0.006,
      );
    for (const [x, y, r] of [
      [-0.34, 0.07, 0.04],
      [-0.28, 0.035, 0.045],
      [-0.21, 0.04, 0.045],
      [-0.16, 0.09, 0.04],
    ] as const)
      pen.oval(x, y, r, r * 1.2, red);
    pen.oval(-0.25, 0.17, 0.115, 0.11, { from: lighter(colour, 0.34), to: colour, along: 'out' });
    pen.shape(path([-0.34, 0.15, -0.46, 0.2, -0.34, 0.225]), {
      from: [248, 200, 80],
      to: [222, 150, 44],
    });
    pen.blob(path([-0.35, 0.23, -0.29, 0.22, -0.28, 0.31, -0.325, 0.35, -0.37, 0.3]), red);
    pen.oval(-0.275, 0.155, 0.038, 0.038, [250, 240, 214]);
    pen.oval(-0.282, 0.157, 0.021, 0.023, [26, 22, 24]);
  },
};
