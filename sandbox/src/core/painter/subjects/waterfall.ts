import { darker } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const waterfall: Subject = {
  words: 'waterfall waterfalls cascade 瀑布 飞瀑',
  place: 'far',
  size: 0.66,
  wide: 1.5,
  colour: [236, 246, 252],
  draw(pen, colour) {
    const rock = { from: [132, 130, 124], to: [74, 78, 84], along: 'right' } as const;
    pen.shape(path([-0.34, 0.14, 0.34, 0.12, 0.4, 1.02, -0.4, 1.02]), [70, 80, 88]);
    const half = 0.2 + pen.random() * 0.03;
    pen.shape(
      [
        [-half, 0.13],
        [half, 0.12],
        [half + 0.06, 0.96],
        [-half - 0.06, 0.96],
      ],
      { from: colour, to: darker(colour, 0.12) },
    );
    for (let strand = 0; strand < 16; strand++) {
      const x = -half + (strand + 0.5) * (half / 8);
      const from = 0.14 + pen.random() * 0.3;
      const to = from + 0.2 + pen.random() * 0.3;
      const fill = strand % 2 ? ([132, 182, 206] as const) : ([255, 255, 255] as const);
      pen.curve(
        [
          [x, from],
          [x * 1.1, (from + to) / 2],
          [x * 1.2, to],
        ],
        0.008,
        fill,
        0.02,
      );
    }
    pen.oval(0, 0.13, half, 0.02, [150, 196, 214]);
    // Cliffs on both sides, in steps, with grass on their edges.
    for (const side of [-1, 1]) {
      const at = (x: number, y: number): readonly [number, number] => [side * x, y];
      pen.shape(
        [
          at(1.5, 1.04),
          at(1.2, 0.8),
          at(0.98, 0.62),
          at(0.88, 0.4),
          at(0.72, 0.26),
          at(0.62, 0.08),
          at(0.36, 0.04),
          at(0.2, 0.1),
          at(0.18, 0.2),
          at(0.24, 0.36),
          at(0.21, 0.52),
          at(0.28, 0.7),
          at(0.25, 0.86),
          at(0.34, 1.04),
        ],
        rock,
      );
      for (const [x, y, wide, high] of [
        [0.28, 0.2, 0.16, 0.14],
        [0.46, 0.4, 0.2, 0.2],
        [0.32, 0.6, 0.16, 0.18],
        [0.56, 0.72, 0.18, 0.22],
        [0.5, 0.16, 0.1, 0.12],
      ] as const) {
        pen.shape(
          [
            at(x, y),
            at(x + wide * 0.8, y - 0.03),
            at(x + wide, y + high * 0.6),
            at(x + wide * 0.5, y + high),
            at(x + wide * 0.1, y + high * 0.7),
          ],
          side < 0 ? [112, 112, 110] : [84, 88, 92],
          0.8,
        );
      }
      for (const [x, y, r] of [
        [0.24, 0.08, 0.07],
        [0.36, 0.04, 0.09],
        [0.52, 0.05, 0.1],
        [0.66, 0.16, 0.09],
        [0.78, 0.32, 0.08],
        [0.9, 0.46, 0.09],
        [0.42, 0.5, 0.05],
        [1, 0.64, 0.1],
        [1.12, 0.76, 0.1],
        [1.26, 0.88, 0.12],
      ] as const) {
        pen.oval(...at(x, y), r, r * 0.6, {
          from: [124, 162, 84],
          to: [58, 102, 58],
          along: 'out',
        });
      }
    }
    for (let cloud = 0; cloud < 16; cloud++) {
      const x = (pen.random() - 0.5) * 0.66;
      pen.oval(x, 0.97 + pen.random() * 0.06 - 0.02, 0.09, 0.045, [248, 252, 255], 0.5);
    }
  },
};
