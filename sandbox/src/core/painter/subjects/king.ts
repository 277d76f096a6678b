import { type Colour, darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { head, limb, skin } from './figure.ts';
import { across, down } from './parts.ts';
import { path } from './shapes.ts';

export const king: Subject = {
  words: 'king emperor prince 国王 皇帝 王子 君王',
  place: 'ground',
  person: true,
  size: 0.48,
  wide: 0.62,
  colour: [176, 40, 50],
  draw(pen, colour) {
    const gold: Colour = [226, 178, 66];
    const fur: Colour = [246, 240, 228];
    // Cape, robe, and the fur that edges it.
    pen.blob(
      path([-0.11, 0.27, 0.11, 0.27, 0.2, 0.5, 0.3, 0.98, 0, 1, -0.3, 0.98, -0.2, 0.5]),
      across(colour, 0.15, 0.35),
    );
    for (const x of [-0.055, 0.055]) pen.oval(x, 0.985, 0.05, 0.022, [70, 46, 40]);
    pen.shape(
      path([-0.08, 0.28, 0.08, 0.28, 0.13, 0.96, -0.13, 0.96]),
      across([64, 76, 134], 0.2, 0.3),
    );
    pen.box(-0.1, 0.53, 0.2, 0.035, gold);
    pen.box(-0.13, 0.92, 0.26, 0.04, gold);
    for (const side of [-1, 1]) {
      pen.shape(
        [
          [side * 0.06, 0.28],
          [side * 0.1, 0.28],
          [side * 0.19, 0.97],
          [side * 0.125, 0.97],
        ],
        fur,
      );
      for (let spot = 0; spot < 5; spot++)
        pen.oval(side * (0.09 + spot * 0.016), 0.38 + spot * 0.13, 0.007, 0.016, [50, 44, 48]);
      limb(
        pen,
        [
          [side * 0.13, 0.32],
          [side * 0.21, 0.44],
          [side * 0.16, 0.55],
        ],
        0.085,
        side < 0 ? lighter(colour, 0.1) : darker(colour, 0.2),
        0.075,
      );
      pen.oval(side * 0.155, 0.57, 0.032, 0.034, skin);
    }
    pen.line(path([-0.17, 0.98, -0.15, 0.42]), 0.018, gold);
    pen.oval(-0.15, 0.4, 0.034, 0.036, {
      from: lighter(gold, 0.4),
      to: darker(gold, 0.2),
      along: 'out',
    });
    pen.oval(-0.155, 0.57, 0.03, 0.032, skin);
    pen.blob(
      path([-0.13, 0.27, 0, 0.24, 0.13, 0.27, 0.14, 0.33, 0, 0.36, -0.14, 0.33]),
      down(fur, 0.1, 0.1),
    );
    head(pen, 0, 0.185, 0.08);
    const beard: Colour = [150, 102, 66];
    pen.blob(
      path([
        -0.078, 0.19, -0.04, 0.228, 0, 0.222, 0.04, 0.228, 0.078, 0.19, 0.07, 0.28, 0, 0.325, -0.07,
        0.28,
      ]),
      across(beard, 0.15, 0.2),
    );
    pen.oval(0, 0.247, 0.02, 0.007, [172, 82, 74]);
    for (const side of [-1, 1])
      pen.blob(
        [
          [side * 0.085, 0.12],
          [side * 0.1, 0.2],
          [side * 0.07, 0.2],
          [side * 0.06, 0.13],
        ],
        beard,
      );
    pen.shape(
      path([
        -0.088, 0.14, -0.112, 0.02, -0.058, 0.075, 0, 0, 0.058, 0.075, 0.112, 0.02, 0.088, 0.14,
      ]),
      across(gold, 0.4, 0.25),
    );
    for (const [x, y] of path([-0.112, 0.02, 0, 0, 0.112, 0.02]))
      pen.oval(x, y, 0.015, 0.015, lighter(gold, 0.5));
    for (const [x, tone] of [
      [-0.05, [70, 130, 200]],
      [0, [206, 48, 52]],
      [0.05, [70, 150, 96]],
    ] as const)
      pen.oval(x, 0.112, 0.013, 0.016, tone);
  },
};
