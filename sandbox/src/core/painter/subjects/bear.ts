import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const bear: Subject = {
  words: 'bear grizzly bear+cub 熊 棕熊 小熊 狗熊',
  place: 'ground',
  alive: true,
  size: 0.42,
  wide: 1.46,
  colour: [122, 80, 52],
  draw(pen, colour) {
    const fur = { from: lighter(colour, 0.2), to: darker(colour, 0.34), along: 'out' } as const;
    const shade = darker(colour, 0.36);
    pen.curve(path([-0.14, 0.6, -0.12, 0.8, -0.15, 0.98]), 0.24, shade, 0.17);
    pen.curve(path([0.36, 0.6, 0.36, 0.8, 0.33, 0.98]), 0.24, shade, 0.17);
    pen.oval(0.66, 0.42, 0.06, 0.06, darker(colour, 0.2));
    pen.blob(
      path([
        -0.44, 0.24, -0.22, 0.1, -0.06, 0.1, 0.16, 0.18, 0.42, 0.17, 0.62, 0.3, 0.68, 0.56, 0.56,
        0.76, 0.2, 0.74, -0.1, 0.78, -0.34, 0.7, -0.44, 0.5,
      ]),
      fur,
    );
    for (const [x, top] of path([-0.3, 0.5, 0.52, 0.48])) {
      pen.blob(
        [
          [x - 0.15, top + 0.04],
          [x, top - 0.1],
          [x + 0.14, top + 0.06],
          [x + 0.1, 0.8],
          [x + 0.1, 0.97],
          [x - 0.14, 0.99],
          [x - 0.11, 0.8],
        ],
        { from: colour, to: darker(colour, 0.2) },
      );
      for (const claw of [-0.12, -0.07, -0.02])
        pen.oval(x + claw, 0.982, 0.018, 0.02, [226, 214, 196]);
    }
    pen.oval(-0.33, 0.1, 0.07, 0.075, darker(colour, 0.15));
    pen.oval(-0.53, 0.12, 0.055, 0.06, darker(colour, 0.25));
    pen.oval(-0.335, 0.11, 0.035, 0.04, [186, 138, 112]);
    pen.blob(
      path([-0.58, 0.2, -0.46, 0.1, -0.28, 0.16, -0.22, 0.34, -0.32, 0.5, -0.5, 0.52, -0.6, 0.4]),
      fur,
    );
    pen.blob(
      path([-0.6, 0.32, -0.5, 0.3, -0.46, 0.42, -0.52, 0.5, -0.64, 0.5, -0.69, 0.42]),
      lighter(colour, 0.42),
    );
    pen.oval(-0.66, 0.385, 0.042, 0.034, [30, 24, 28]);
    pen.curve(path([-0.66, 0.44, -0.6, 0.47, -0.54, 0.45]), 0.012, darker(colour, 0.6));
    pen.oval(-0.535, 0.26, 0.022, 0.026, [26, 20, 24]);
    pen.oval(-0.54, 0.252, 0.008, 0.009, [250, 248, 244]);
  },
};
