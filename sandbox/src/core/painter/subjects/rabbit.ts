import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const rabbit: Subject = {
  words: 'rabbit bunny hare bunnies 兔子 兔 小兔 野兔 玉兔',
  place: 'ground',
  alive: true,
  size: 0.32,
  wide: 0.76,
  colour: [196, 170, 146],
  draw(pen, colour) {
    const fur = { from: lighter(colour, 0.28), to: darker(colour, 0.2), along: 'out' } as const;
    const pale = lighter(colour, 0.72);
    const perk = pen.random() * 0.08;
    for (const [x, tip] of [
      [-0.2, -0.24],
      [-0.06, 0.02 + perk],
    ] as const) {
      pen.blob(
        [
          [x - 0.045, 0.32],
          [tip - 0.07, 0.12],
          [tip, 0],
          [tip + 0.06, 0.12],
          [x + 0.05, 0.32],
        ],
        fur,
      );
      pen.blob(
        [
          [x - 0.015, 0.3],
          [tip - 0.03, 0.14],
          [tip, 0.06],
          [tip + 0.026, 0.14],
          [x + 0.02, 0.3],
        ],
        [232, 168, 162],
      );
    }
    pen.oval(0.32, 0.84, 0.085, 0.085, pale);
    pen.blob(
      path([-0.14, 0.52, 0.08, 0.5, 0.28, 0.62, 0.35, 0.82, 0.28, 0.98, -0.16, 0.98, -0.24, 0.76]),
      fur,
    );
    pen.blob(path([-0.2, 0.6, -0.08, 0.6, -0.05, 0.82, -0.14, 0.92, -0.23, 0.8]), pale);
    // Haunch, hind foot, front paws.
    pen.oval(0.16, 0.8, 0.17, 0.18, {
      from: lighter(colour, 0.22),
      to: darker(colour, 0.12),
      along: 'out',
    });
    pen.blob(path([-0.02, 0.93, 0.12, 0.9, 0.26, 0.94, 0.24, 1, 0, 1]), lighter(colour, 0.35));
    for (const x of [-0.11, -0.2]) {
      pen.blob(
        [
          [x - 0.04, 0.76],
          [x + 0.04, 0.76],
          [x + 0.04, 0.98],
          [x - 0.06, 1],
        ],
        lighter(colour, 0.24),
      );
    }
    pen.blob(
      path([
        -0.28, 0.3, -0.13, 0.24, 0.02, 0.3, 0.07, 0.44, -0.02, 0.57, -0.16, 0.6, -0.3, 0.56, -0.36,
        0.44,
      ]),
      fur,
    );
    pen.oval(-0.2, 0.51, 0.1, 0.075, pale);
    for (const x of [-0.27, -0.08]) {
      pen.oval(x, 0.41, 0.032, 0.042, [40, 26, 28]);
      pen.oval(x - 0.009, 0.395, 0.011, 0.013, [252, 250, 246]);
    }
    pen.blob(path([-0.225, 0.475, -0.165, 0.475, -0.195, 0.51]), [220, 128, 132]);
    pen.curve(
      path([-0.245, 0.54, -0.21, 0.55, -0.195, 0.51, -0.18, 0.55, -0.145, 0.54]),
      0.01,
      [120, 80, 76],
    );
  },
};
