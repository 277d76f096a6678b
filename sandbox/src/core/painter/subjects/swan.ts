import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const swan: Subject = {
  words: 'swan 天鹅 白天鹅 goose geese 大鹅 白鹅',
  place: 'water',
  size: 0.36,
  wide: 1.2,
  colour: [250, 248, 244],
  draw(pen, colour) {
    const down = { from: lighter(colour, 0.4), to: darker(colour, 0.2), along: 'out' } as const;
    pen.blob(
      path([
        -0.4, 0.78, -0.26, 0.66, 0, 0.66, 0.3, 0.64, 0.6, 0.5, 0.54, 0.76, 0.4, 0.94, 0.1, 1, -0.24,
        1, -0.4, 0.92,
      ]),
      down,
    );
    pen.curve(
      path([-0.26, 0.86, -0.34, 0.68, -0.22, 0.48, -0.14, 0.28, -0.22, 0.1, -0.36, 0.1]),
      0.19,
      { from: colour, to: darker(colour, 0.1) },
      0.085,
    );
    pen.oval(-0.36, 0.12, 0.09, 0.075, colour);
    pen.blob(path([-0.4, 0.09, -0.5, 0.16, -0.56, 0.23, -0.48, 0.23, -0.39, 0.17]), {
      from: [246, 150, 56],
      to: [222, 104, 34],
    });
    pen.blob(path([-0.37, 0.08, -0.42, 0.1, -0.43, 0.14, -0.39, 0.14, -0.35, 0.11]), [36, 32, 38]);
    pen.oval(-0.355, 0.1, 0.015, 0.016, [30, 26, 30]);
    // The wing, folded in three layers.
    for (const [lift, shade] of path([0, 0.16, 0.07, 0.08, 0.14, 0])) {
      pen.blob(
        [
          [-0.16, 0.76 + lift * 0.5],
          [0.06, 0.56 + lift],
          [0.34, 0.5 + lift],
          [0.58, 0.38 + lift * 1.2],
          [0.5, 0.64 + lift],
          [0.28, 0.82 + lift * 0.6],
          [0, 0.88],
        ],
        { from: lighter(darker(colour, shade), 0.3), to: darker(colour, shade + 0.1) },
      );
    }
    pen.oval(0.02, 1, 0.54, 0.035, [216, 236, 242], 0.4);
    pen.oval(0.02, 1.01, 0.42, 0.022, [236, 246, 250], 0.5);
  },
};
