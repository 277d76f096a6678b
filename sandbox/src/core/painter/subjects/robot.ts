import { type Colour, darker, lighter } from '../colour.ts';
import { ovalPoints } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { limb } from './figure.ts';
import { across, round } from './parts.ts';
import { path } from './shapes.ts';

export const robot: Subject = {
  words: 'robot android cyborg droid 机器人 小机器人 机甲',
  place: 'ground',
  alive: true,
  size: 0.44,
  wide: 0.76,
  colour: [122, 166, 182],
  draw(pen, colour) {
    const joint: Colour = [92, 96, 106];
    const eye: Colour = [255, 224, 120];
    pen.line(path([0, 0.12, 0, 0.04]), 0.018, joint);
    pen.oval(0, 0.03, 0.032, 0.032, round([222, 76, 58]));
    for (const side of [-1, 1]) {
      limb(
        pen,
        [
          [side * 0.1, 0.76],
          [side * 0.11, 0.92],
        ],
        0.06,
        joint,
      );
      for (const y of [0.81, 0.86])
        pen.line(
          [
            [side * 0.105 - 0.035, y],
            [side * 0.105 + 0.035, y],
          ],
          0.012,
          darker(joint, 0.4),
        );
      pen.blob(
        [
          [side * 0.12 - 0.09, 0.93],
          [side * 0.12, 0.9],
          [side * 0.12 + 0.09, 0.93],
          [side * 0.12 + 0.1, 1],
          [side * 0.12 - 0.1, 1],
        ],
        across(colour, 0.2, 0.35),
      );
      // Arms with pincers.
      const lift = side < 0 ? -0.12 : 0.06;
      limb(
        pen,
        [
          [side * 0.2, 0.52],
          [side * 0.3, 0.56 + lift * 0.3],
          [side * 0.31, 0.62 + lift],
        ],
        0.05,
        joint,
      );
      const [hx, hy] = [side * 0.31, 0.66 + lift];
      const flip = side < 0 ? -1 : 1;
      pen.oval(hx, hy, 0.05, 0.045, round(colour));
      for (const out of [-1, 1]) {
        pen.curve(
          [
            [hx + out * 0.03, hy + flip * 0.02],
            [hx + out * 0.06, hy + flip * 0.06],
            [hx + out * 0.02, hy + flip * 0.1],
          ],
          0.028,
          darker(colour, 0.2),
          0.016,
        );
      }
      pen.oval(side * 0.205, 0.5, 0.05, 0.055, round(joint));
    }
    pen.box(-0.05, 0.4, 0.1, 0.07, joint);
    pen.blob(
      path([
        -0.19, 0.45, 0, 0.435, 0.19, 0.45, 0.205, 0.6, 0.18, 0.78, 0, 0.79, -0.18, 0.78, -0.205,
        0.6,
      ]),
      across(colour, 0.3, 0.34),
    );
    pen.blob(
      path([-0.12, 0.52, 0, 0.51, 0.12, 0.52, 0.12, 0.66, 0, 0.67, -0.12, 0.66]),
      lighter(colour, 0.45),
    );
    pen.oval(-0.06, 0.59, 0.042, 0.042, [250, 250, 246]);
    pen.line(path([-0.06, 0.59, -0.038, 0.565]), 0.01, [206, 62, 52]);
    for (const [y, tone] of [
      [0.56, [222, 90, 66]],
      [0.62, [96, 170, 112]],
    ] as const) {
      pen.oval(0.03, y, 0.018, 0.018, tone);
      pen.oval(0.08, y, 0.018, 0.018, darker(tone, 0.2));
    }
    for (const x of [-0.15, 0.15])
      for (const y of [0.49, 0.74]) pen.oval(x, y, 0.011, 0.011, darker(colour, 0.45));
    // Head.
    for (const side of [-1, 1]) pen.box(side * 0.215 - 0.025, 0.22, 0.05, 0.1, across(joint));
    pen.blob(
      path([
        -0.2, 0.13, 0, 0.11, 0.2, 0.13, 0.215, 0.27, 0.19, 0.4, 0, 0.415, -0.19, 0.4, -0.215, 0.27,
      ]),
      across(colour, 0.38, 0.3),
    );
    pen.blob(
      path([
        -0.15, 0.185, 0, 0.175, 0.15, 0.185, 0.16, 0.26, 0.14, 0.335, 0, 0.345, -0.14, 0.335, -0.16,
        0.26,
      ]),
      [44, 54, 68],
    );
    for (const x of [-0.075, 0.075]) {
      pen.lit(ovalPoints(x, 0.25, 0.038, 0.042), {
        from: lighter(eye, 0.5),
        to: eye,
        along: 'out',
      });
      if (pen.dark > 0.3) pen.light(x, 0.25, 0.13, eye, 0.5 * pen.dark);
    }
    pen.curve(path([-0.045, 0.305, 0, 0.32, 0.045, 0.305]), 0.014, eye);
  },
};
