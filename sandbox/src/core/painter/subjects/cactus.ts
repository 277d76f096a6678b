import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const cactus: Subject = {
  words: 'cactus cacti cactuses saguaro succulent 仙人掌 仙人球 多肉',
  place: 'ground',
  ground: 'desert',
  size: 0.5,
  wide: 0.74,
  colour: [78, 140, 84],
  draw(pen, colour) {
    const flesh = {
      from: lighter(colour, 0.26),
      to: darker(colour, 0.36),
      along: 'right',
    } as const;
    const rib = darker(colour, 0.34);
    const arm = (side: number, from: number, reach: number, top: number) => {
      const x = side * reach;
      const path = [
        [0, from],
        [x * 0.7, from],
        [x, from - 0.08],
        [x, top + 0.06],
      ] as const;
      pen.curve(path, 0.13, flesh);
      pen.oval(x, top + 0.062, 0.065, 0.065, flesh);
      pen.curve(
        [
          [0, from],
          [x * 0.7, from],
          [x, from - 0.08],
          [x, top + 0.03],
        ],
        0.012,
        rib,
      );
    };
    arm(-1, 0.6 + pen.random() * 0.04, 0.27, 0.26);
    arm(1, 0.5 + pen.random() * 0.05, 0.25, 0.18);
    pen.blob(
      path([
        -0.11, 1, -0.125, 0.6, -0.115, 0.2, -0.07, 0.07, 0, 0.035, 0.07, 0.07, 0.115, 0.2, 0.125,
        0.6, 0.11, 1,
      ]),
      flesh,
    );
    for (const x of [-0.07, 0, 0.065]) {
      pen.curve(
        [
          [x * 0.7, 0.09],
          [x, 0.3],
          [x * 1.1, 0.7],
          [x, 0.98],
        ],
        0.012,
        rib,
      );
      for (let y = 0.16; y < 0.95; y += 0.085) {
        for (const side of [-1, 1])
          pen.line(
            [
              [x, y],
              [x + side * 0.022, y - 0.018],
            ],
            0.007,
            [246, 240, 214],
          );
      }
    }
    for (const [x, y] of path([0, 0.03, -0.27, 0.255])) {
      for (const petal of [-0.045, -0.022, 0.022, 0.045, 0]) {
        pen.blob(
          [
            [x, y + 0.03],
            [x + petal - 0.018, y - 0.015],
            [x + petal * 1.3, y - 0.04],
            [x + petal + 0.018, y - 0.015],
          ],
          [234, 92, 128],
        );
      }
      pen.oval(x, y, 0.016, 0.014, [250, 210, 90]);
    }
    for (const [x, r] of path([-0.2, 0.06, 0.16, 0.075, 0.28, 0.045])) {
      pen.oval(x, 0.985, r, r * 0.5, { from: [190, 168, 138], to: [118, 100, 86], along: 'out' });
    }
  },
};
