import { lighter } from '../colour.ts';
import { ovalPoints, smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

const lands = [
  path([
    -0.3, 0.2, -0.14, 0.12, 0, 0.16, -0.04, 0.28, -0.14, 0.36, -0.12, 0.44, -0.24, 0.42, -0.36,
    0.34,
  ]),
  path([-0.12, 0.5, 0, 0.52, 0.06, 0.62, -0.02, 0.76, -0.07, 0.88, -0.12, 0.74, -0.18, 0.6]),
  path([0.14, 0.2, 0.28, 0.18, 0.4, 0.3, 0.42, 0.42, 0.3, 0.4, 0.22, 0.34, 0.14, 0.3]),
  path([0.2, 0.46, 0.34, 0.46, 0.44, 0.54, 0.38, 0.68, 0.3, 0.76, 0.26, 0.62, 0.18, 0.56]),
  path([-0.14, 0.05, 0, 0.03, 0.12, 0.05, 0.04, 0.085, -0.08, 0.08]),
] as const;

export const earth: Subject = {
  words: 'earth planet+earth globe 地球 蓝色星球',
  place: 'space',
  size: 0.4,
  wide: 1,
  colour: [46, 110, 182],
  draw(pen, colour) {
    pen.light(0, 0.5, 0.78, [110, 180, 255], 0.4);
    pen.lit(ovalPoints(0, 0.5, 0.5, 0.5), {
      from: lighter(colour, 0.4),
      to: [14, 34, 84],
      along: 'out',
    });
    const green = { from: [136, 178, 92], to: [58, 112, 72], along: 'out' } as const;
    const ice = [236, 244, 248] as const;
    for (const land of lands) pen.lit(smooth(land, true), land === lands[4] ? ice : green);
    pen.lit(
      smooth(path([-0.2, 0.915, 0, 0.94, 0.2, 0.915, 0.1, 0.975, -0.1, 0.975]), true),
      [226, 236, 244],
    );
    for (const [x, y, wide] of [
      [-0.22, 0.3, 0.15],
      [0.16, 0.42, 0.18],
      [-0.2, 0.56, 0.16],
      [0.1, 0.68, 0.14],
      [0.24, 0.24, 0.11],
      [-0.24, 0.74, 0.11],
    ] as const) {
      pen.lit(
        smooth(
          [
            [x - wide, y + 0.015],
            [x - wide * 0.3, y - 0.025],
            [x + wide * 0.4, y - 0.01],
            [x + wide, y + 0.012],
            [x + wide * 0.2, y + 0.028],
          ],
          true,
        ),
        [252, 254, 255],
        0.72,
      );
    }
    // Night on the lower right.
    pen.lit(
      smooth(
        path([
          0.42, 0.23, 0.5, 0.5, 0.43, 0.76, 0.2, 0.96, -0.08, 0.995, -0.3, 0.9, 0, 0.88, 0.26, 0.7,
          0.4, 0.46,
        ]),
        true,
      ),
      [8, 14, 44],
      0.5,
    );
  },
};
