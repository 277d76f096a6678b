import type { Point } from '../canvas.ts';
import { type Colour, darker, lighter } from '../colour.ts';
import { smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { across, mirrored, round } from './parts.ts';
import { path } from './shapes.ts';

export const rocket: Subject = {
  words: 'rocket rocketship rocket+ship missile 火箭 火箭升空 运载火箭 神舟',
  place: 'ground',
  size: 0.84,
  wide: 0.62,
  colour: [204, 62, 48],
  draw(pen, colour) {
    const shell: Colour = [240, 236, 226];
    const cloud = (count: number, high: number) => {
      for (let index = 0; index < count; index++) {
        const x = (pen.random() - 0.5) * 0.6;
        const size = 0.06 + pen.random() * 0.05;
        pen.oval(
          x,
          0.96 - pen.random() * (high - Math.abs(x) * high * 2.6),
          size,
          size * 0.85,
          round([232, 228, 226], 0.3, 0.28),
          0.92,
        );
      }
    };
    cloud(14, 0.1);
    const flame = (
      half: number,
      tip: number,
      fill: { from: Colour; to: Colour },
      opacity: number,
    ) => {
      const side: Point[] = [
        [half * 0.7, 0.63],
        [half, 0.7],
        [half * 0.6, (0.66 + tip) / 2],
        [0, tip],
      ];
      pen.lit(mirrored(smooth(side, false)), fill, opacity);
    };
    pen.light(0, 0.76, 0.5, [255, 150, 60], 0.25 + 0.4 * pen.dark);
    flame(0.085, 1, { from: [255, 176, 60], to: [226, 66, 34] }, 0.92);
    flame(0.058, 0.9, { from: [255, 232, 120], to: [255, 150, 50] }, 0.95);
    flame(0.032, 0.79, { from: [255, 255, 240], to: [255, 226, 130] }, 1);
    cloud(16, 0.07);
    // Fins on both sides, the body, and the fin in front.
    for (const side of [-1, 1]) {
      pen.shape(
        smooth(
          [
            [side * 0.08, 0.42],
            [side * 0.17, 0.5],
            [side * 0.2, 0.67],
          ],
          false,
        ).concat([[side * 0.1, 0.6]]),
        across(side < 0 ? lighter(colour, 0.12) : darker(colour, 0.25)),
      );
    }
    pen.box(-0.06, 0.6, 0.12, 0.04, across([92, 92, 100]));
    const body: Point[] = path([0, 0, 0.055, 0.08, 0.1, 0.2, 0.118, 0.35, 0.105, 0.5, 0.08, 0.615]);
    pen.shape(mirrored(smooth(body, false)), across(shell, 0.3, 0.34));
    pen.shape(mirrored(smooth(body, false).slice(0, 14)), across(colour, 0.3, 0.35));
    pen.shape(mirrored(path([0.112, 0.46, 0.102, 0.515])), across(colour, 0.3, 0.35));
    for (const y of [0.26, 0.38]) {
      const size = y < 0.3 ? 0.044 : 0.03;
      pen.oval(0, y, size, size, [112, 116, 126]);
      pen.oval(0, y, size * 0.74, size * 0.74, {
        from: [178, 222, 240],
        to: [46, 92, 136],
        along: 'out',
      });
      pen.oval(-size * 0.25, y - size * 0.28, size * 0.18, size * 0.14, [250, 254, 255]);
    }
    pen.shape(
      path([-0.014, 0.48, 0.014, 0.48, 0.018, 0.66, -0.018, 0.66]),
      across(colour, 0.2, 0.2),
    );
  },
};
