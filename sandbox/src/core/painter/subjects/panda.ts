import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const panda: Subject = {
  words: 'panda giant+panda 熊猫 大熊猫',
  place: 'ground',
  alive: true,
  size: 0.4,
  wide: 0.86,
  colour: [246, 242, 234],
  draw(pen, colour) {
    const black = { from: [74, 70, 76], to: [30, 28, 36], along: 'out' } as const;
    const fur = { from: lighter(colour, 0.3), to: darker(colour, 0.24), along: 'out' } as const;
    for (const side of [-1, 1]) pen.oval(side * 0.23, 0.1, 0.1, 0.1, black);
    pen.blob(
      path([-0.2, 0.42, 0.2, 0.42, 0.34, 0.68, 0.28, 0.94, 0, 1, -0.28, 0.94, -0.34, 0.68]),
      fur,
    );
    pen.blob(
      path([-0.24, 0.46, 0.24, 0.46, 0.33, 0.6, 0.14, 0.58, -0.14, 0.58, -0.33, 0.6]),
      black,
    );
    for (const side of [-1, 1]) {
      pen.oval(side * 0.28, 0.88, 0.14, 0.13, black);
      pen.oval(side * 0.3, 0.895, 0.075, 0.07, [150, 132, 130]);
    }
    // One arm at its side, the other holds bamboo.
    pen.curve(path([-0.26, 0.52, -0.35, 0.66, -0.28, 0.78]), 0.14, black, 0.12);
    pen.oval(-0.28, 0.78, 0.06, 0.06, [44, 42, 48]);
    pen.curve(path([0.34, 0.82, 0.22, 0.62, 0.12, 0.44]), 0.035, [122, 168, 76]);
    for (const [x, y, dx] of [
      [0.15, 0.47, 0.16],
      [0.22, 0.6, 0.18],
      [0.12, 0.46, -0.02],
    ] as const) {
      pen.blob(
        [
          [x, y],
          [x + dx * 0.6, y - 0.06],
          [x + dx + 0.04, y - 0.04],
          [x + dx * 0.6, y],
        ],
        [96, 150, 66],
      );
    }
    pen.curve(path([0.26, 0.52, 0.34, 0.64, 0.22, 0.68]), 0.14, black, 0.12);
    pen.oval(0.22, 0.68, 0.06, 0.06, [44, 42, 48]);
    pen.blob(
      path([-0.3, 0.3, -0.2, 0.1, 0, 0.05, 0.2, 0.1, 0.3, 0.3, 0.2, 0.47, 0, 0.51, -0.2, 0.47]),
      fur,
    );
    for (const side of [-1, 1]) {
      pen.blob(
        [
          [side * 0.07, 0.24],
          [side * 0.14, 0.19],
          [side * 0.2, 0.27],
          [side * 0.18, 0.36],
          [side * 0.1, 0.34],
        ],
        [44, 42, 48],
      );
      pen.oval(side * 0.125, 0.265, 0.026, 0.028, [250, 248, 244]);
      pen.oval(side * 0.12, 0.27, 0.018, 0.02, [16, 14, 18]);
    }
    pen.blob(path([-0.045, 0.36, 0.045, 0.36, 0, 0.41]), [30, 28, 34]);
    pen.curve(path([-0.06, 0.435, 0, 0.43, 0, 0.4, 0, 0.43, 0.06, 0.435]), 0.012, [60, 54, 58]);
  },
};
