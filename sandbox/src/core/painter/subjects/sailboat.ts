import type { Point } from '../canvas.ts';
import { type Colour, darker, lighter } from '../colour.ts';
import { smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { down, waterline } from './parts.ts';
import { path } from './shapes.ts';

export const sailboat: Subject = {
  words: 'sailboat sailing+boat yacht dinghy 帆船 小帆船 游艇 白帆 帆',
  place: 'water',
  size: 0.56,
  wide: 0.84,
  colour: [52, 98, 160],
  draw(pen, colour) {
    const cloth: Colour = [250, 246, 234];
    pen.oval(0, 1, 0.38, 0.028, [18, 36, 52], 0.35);
    pen.line(path([-0.02, 0.02, -0.02, 0.86]), 0.018, [122, 92, 70]);
    const main: Point[] = path([0, 0.04, 0.2, 0.34, 0.33, 0.58, 0.37, 0.76]);
    pen.shape([...smooth(main, false), [0.18, 0.785], [0, 0.78]], {
      from: lighter(cloth, 0.3),
      to: darker(cloth, 0.22),
      along: 'right',
    });
    for (const y of [0.26, 0.44, 0.61])
      pen.line(
        [
          [0, y],
          [(y - 0.02) * 0.44, y + 0.015],
        ],
        0.005,
        darker(cloth, 0.2),
      );
    pen.line(path([-0.02, 0.79, 0.4, 0.785]), 0.014, [122, 92, 70]);
    pen.shape(
      [
        ...smooth(path([-0.04, 0.1, -0.14, 0.38, -0.26, 0.6, -0.41, 0.78]), false),
        ...smooth(path([-0.41, 0.78, -0.22, 0.765, -0.05, 0.7]), false),
      ],
      { from: lighter(colour, 0.35), to: darker(colour, 0.1), along: 'right' },
    );
    pen.blob(path([-0.02, 0, 0.05, 0.012, 0.12, 0, 0.06, 0.045, -0.02, 0.045]), [214, 70, 54]);
    pen.shape(
      [
        [-0.45, 0.8],
        ...smooth(path([-0.45, 0.8, -0.2, 0.835, 0.1, 0.84, 0.4, 0.82]), false),
        ...smooth(
          path([0.4, 0.82, 0.35, 0.94, 0.26, 1.005, -0.22, 1.005, -0.34, 0.94, -0.45, 0.8]),
          false,
        ),
      ],
      down(colour, 0.2, 0.35),
    );
    pen.curve(path([-0.44, 0.815, -0.2, 0.85, 0.1, 0.855, 0.39, 0.835]), 0.026, [246, 240, 226]);
    waterline(pen, 0.4);
  },
};
