import { type Colour, darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { head, limb, skin } from './figure.ts';
import { across } from './parts.ts';
import { path } from './shapes.ts';

export const child: Subject = {
  words:
    'child children kid boy baby toddler 孩子 小孩 儿童 男孩 小男孩 小女孩 宝宝 小朋友 婴儿 孩童 牧童',
  place: 'ground',
  person: true,
  size: 0.34,
  wide: 0.62,
  colour: [232, 174, 58],
  draw(pen, colour) {
    const trousers: Colour = pen.random() < 0.5 ? [70, 106, 158] : [96, 78, 70];
    const hair: Colour = pen.random() < 0.5 ? [92, 58, 40] : [52, 40, 40];
    const long = pen.random() < 0.4;
    if (long) {
      for (const side of [-1, 1]) {
        pen.blob(
          [
            [side * 0.15, 0.2],
            [side * 0.23, 0.2],
            [side * 0.27, 0.36],
            [side * 0.2, 0.42],
          ],
          hair,
        );
        pen.oval(side * 0.18, 0.2, 0.03, 0.03, [206, 62, 66]);
      }
    }
    for (const side of [-1, 1]) {
      limb(
        pen,
        [
          [side * 0.075, 0.72],
          [side * 0.085, 0.93],
        ],
        0.12,
        side < 0 ? trousers : darker(trousers, 0.18),
        0.105,
      );
      pen.blob(
        [
          [side * 0.085 - 0.06, 0.945],
          [side * 0.085 + 0.06, 0.945],
          [side * 0.1 + 0.08, 0.995],
          [side * 0.1 - 0.08, 1],
        ],
        [190, 62, 54],
      );
    }
    // One arm waves.
    limb(pen, path([-0.13, 0.5, -0.23, 0.45, -0.27, 0.32]), 0.085, lighter(colour, 0.12), 0.07);
    pen.oval(-0.275, 0.275, 0.045, 0.048, skin);
    limb(pen, path([0.14, 0.5, 0.21, 0.6, 0.22, 0.68]), 0.085, darker(colour, 0.2), 0.07);
    pen.oval(0.22, 0.715, 0.042, 0.046, darker(skin, 0.08));
    pen.blob(
      path([-0.1, 0.42, 0.1, 0.42, 0.165, 0.52, 0.17, 0.74, 0, 0.77, -0.17, 0.74, -0.165, 0.52]),
      across(colour, 0.25, 0.25),
    );
    for (const y of [0.55, 0.63])
      pen.curve(
        [
          [-0.163, y],
          [0, y + 0.02],
          [0.163, y],
        ],
        0.03,
        lighter(colour, 0.6),
      );
    head(pen, 0, 0.245, 0.165);
    pen.blob(
      path([
        -0.175, 0.26, -0.19, 0.13, -0.11, 0.02, 0.02, 0, 0.14, 0.05, 0.19, 0.15, 0.175, 0.26, 0.13,
        0.14, 0.04, 0.17, -0.03, 0.12, -0.12, 0.17,
      ]),
      across(hair, 0.22, 0.12),
    );
    if (pen.snowy) {
      pen.blob(
        path([-0.19, 0.14, -0.16, 0, 0, -0.06, 0.16, 0, 0.19, 0.14, 0, 0.12]),
        across(hair[0] > 60 ? [196, 60, 60] : [62, 118, 150]),
      );
      pen.blob(
        path([-0.2, 0.1, 0, 0.075, 0.2, 0.1, 0.2, 0.16, 0, 0.14, -0.2, 0.16]),
        [246, 242, 234],
      );
      pen.oval(0, -0.06, 0.05, 0.05, [246, 242, 234]);
    }
  },
};
