import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';

export const mushroom: Subject = {
  words: 'mushroom toadstool fly+agaric fungus 蘑菇 菌菇 毒蘑菇',
  place: 'ground',
  size: 0.32,
  wide: 1.02,
  colour: [206, 46, 38],
  draw(pen, colour) {
    const one = (x: number, size: number, lean: number) => {
      const at = (dx: number, dy: number): readonly [number, number] => [
        x + (dx + lean * (1 - dy)) * size,
        1 + (dy - 1) * size,
      ];
      pen.blob(
        [
          at(-0.12, 0.44),
          at(0.12, 0.44),
          at(0.13, 0.76),
          at(0.2, 0.98),
          at(0, 1.01),
          at(-0.2, 0.98),
          at(-0.13, 0.76),
        ],
        { from: [252, 246, 230], to: [190, 172, 150], along: 'right' },
      );
      pen.blob(
        [at(-0.4, 0.46), at(0, 0.4), at(0.4, 0.46), at(0.2, 0.54), at(0, 0.56), at(-0.2, 0.54)],
        [232, 214, 184],
      );
      pen.blob(
        [at(-0.13, 0.6), at(0.13, 0.6), at(0.18, 0.69), at(0, 0.66), at(-0.18, 0.69)],
        [250, 244, 230],
      );
      pen.blob(
        [
          at(-0.47, 0.44),
          at(-0.4, 0.2),
          at(-0.2, 0.04),
          at(0, 0),
          at(0.2, 0.04),
          at(0.4, 0.2),
          at(0.47, 0.44),
          at(0.24, 0.47),
          at(0, 0.48),
          at(-0.24, 0.47),
        ],
        { from: lighter(colour, 0.22), to: darker(colour, 0.4), along: 'out' },
      );
      for (const [dx, dy, r] of [
        [-0.06, 0.1, 0.07],
        [0.18, 0.16, 0.055],
        [-0.26, 0.22, 0.06],
        [0.03, 0.28, 0.075],
        [0.31, 0.33, 0.055],
        [-0.34, 0.38, 0.04],
        [-0.15, 0.4, 0.045],
        [0.17, 0.4, 0.04],
      ] as const) {
        const [px, py] = at(dx, dy);
        pen.oval(px, py, r * size, r * size * 0.8, [252, 246, 234]);
      }
    };
    one(0, 1, (pen.random() - 0.5) * 0.12);
    for (let blade = 0; blade < 9; blade++) {
      const x = -0.33 + blade * 0.084;
      pen.curve(
        [
          [x, 1.02],
          [x, 0.96],
          [x + (pen.random() - 0.5) * 0.08, 0.9],
        ],
        0.024,
        [78, 128, 60],
        0.004,
      );
    }
  },
};
