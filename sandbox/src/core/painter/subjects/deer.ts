import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const deer: Subject = {
  words: 'deer stag doe fawn reindeer elk moose 鹿 小鹿 梅花鹿 麋鹿 驯鹿',
  place: 'ground',
  size: 0.5,
  wide: 0.94,
  colour: [178, 118, 70],
  draw(pen, colour) {
    const coat = { from: lighter(colour, 0.2), to: darker(colour, 0.24), along: 'out' } as const;
    const shade = darker(colour, 0.32);
    const pale = lighter(colour, 0.68);
    const leg = (x: number, foot: number, hind: boolean, fill: typeof colour) => {
      const knee = hind ? 0.045 : -0.01;
      pen.curve(
        [
          [x, 0.62],
          [x + knee * 0.4, 0.74],
          [x + knee, 0.82],
          [foot, 0.96],
        ],
        0.085,
        fill,
        0.03,
      );
      pen.shape(
        [
          [foot - 0.02, 0.95],
          [foot + 0.02, 0.95],
          [foot + 0.022, 1],
          [foot - 0.032, 1],
        ],
        [48, 38, 36],
      );
    };
    leg(-0.09, -0.08, false, shade);
    leg(0.28, 0.27, true, shade);
    pen.blob(path([0.38, 0.48, 0.46, 0.46, 0.47, 0.55, 0.41, 0.6]), pale);
    pen.blob(
      path([
        -0.24, 0.46, -0.1, 0.46, 0.12, 0.48, 0.34, 0.46, 0.43, 0.54, 0.38, 0.67, 0.14, 0.68, -0.1,
        0.71, -0.24, 0.62,
      ]),
      coat,
    );
    pen.blob(path([-0.14, 0.68, 0.06, 0.65, 0.26, 0.66, 0.1, 0.69]), pale);
    leg(-0.17, -0.18, false, colour);
    pen.oval(0.32, 0.58, 0.1, 0.11, { from: lighter(colour, 0.12), to: colour, along: 'out' });
    leg(0.35, 0.36, true, colour);
    for (const [x, y] of path([
      -0.04, 0.51, 0.04, 0.54, 0.12, 0.51, 0.2, 0.54, 0.27, 0.51, 0.08, 0.59, 0.18, 0.6, -0.03,
      0.58, 0.32, 0.56,
    ])) {
      pen.oval(x, y, 0.014, 0.012, pale);
    }
    pen.blob(
      path([
        -0.32, 0.27, -0.21, 0.26, -0.15, 0.4, -0.08, 0.49, -0.16, 0.62, -0.25, 0.56, -0.28, 0.42,
      ]),
      coat,
    );
    pen.blob(path([-0.27, 0.38, -0.235, 0.4, -0.21, 0.52, -0.22, 0.6, -0.26, 0.52]), pale);
    // Antlers, ears, head.
    const horn = [150, 112, 78] as const;
    for (const [x, side, fill] of [
      [-0.25, 1, darker(horn, 0.2)],
      [-0.29, -1, horn],
    ] as const) {
      const at = (dx: number, y: number): readonly [number, number] => [x + side * dx, y];
      pen.curve([at(0, 0.22), at(0.08, 0.17), at(0.13, 0.1), at(0.1, 0)], 0.026, fill, 0.01);
      pen.curve([at(0.08, 0.17), at(0.05, 0.1), at(0.02, 0.07)], 0.018, fill, 0.006);
      pen.curve([at(0.125, 0.11), at(0.17, 0.07), at(0.18, 0.02)], 0.018, fill, 0.006);
    }
    pen.blob(
      path([-0.22, 0.25, -0.15, 0.19, -0.08, 0.2, -0.13, 0.27, -0.2, 0.29]),
      darker(colour, 0.12),
    );
    pen.blob(path([-0.19, 0.25, -0.15, 0.215, -0.11, 0.215, -0.14, 0.255]), [226, 178, 160]);
    pen.blob(
      path([
        -0.33, 0.22, -0.24, 0.2, -0.18, 0.26, -0.21, 0.35, -0.31, 0.37, -0.42, 0.39, -0.46, 0.35,
        -0.42, 0.3,
      ]),
      coat,
    );
    pen.blob(path([-0.46, 0.36, -0.38, 0.345, -0.33, 0.37, -0.42, 0.395]), pale);
    pen.oval(-0.452, 0.342, 0.024, 0.02, [38, 30, 32]);
    pen.oval(-0.318, 0.272, 0.02, 0.022, [30, 22, 24]);
    pen.oval(-0.324, 0.265, 0.007, 0.008, [252, 250, 246]);
  },
};
