import type { Point } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const dragon: Subject = {
  words: 'dragon chinese+dragon 龙 巨龙 神龙 飞龙 中国龙',
  place: 'sky',
  size: 0.3,
  wide: 1.9,
  colour: [52, 138, 92],
  draw(pen, colour) {
    const gold = [240, 190, 74] as const;
    const spine = smooth(
      path([
        -0.5, 0.34, -0.3, 0.5, -0.16, 0.74, 0.06, 0.8, 0.2, 0.58, 0.28, 0.32, 0.46, 0.24, 0.6, 0.44,
        0.7, 0.66, 0.92, 0.6,
      ]),
      false,
    );
    const count = spine.length - 1;
    const thick = (index: number) => 0.2 - 0.165 * (index / count) * (index / count);
    const normal = (index: number): Point => {
      const [ax, ay] = spine[Math.max(0, index - 1)]!;
      const [bx, by] = spine[Math.min(count, index + 1)]!;
      const long = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) || 1;
      return [(by - ay) / long, -(bx - ax) / long];
    };
    const beside = (index: number, share: number): Point => {
      const [nx, ny] = normal(index);
      const [x, y] = spine[index]!;
      return [x + nx * thick(index) * share, y + ny * thick(index) * share];
    };
    const leg = (index: number, reach: number) => {
      const [x, y] = spine[index]!;
      const knee: Point = [x + reach * 0.5, y + 0.17];
      const foot: Point = [x + reach, y + 0.2];
      pen.curve([[x, y], knee, foot], 0.1, darker(colour, 0.14), 0.045);
      for (const claw of [-0.05, 0, 0.05]) {
        pen.curve(
          [
            foot,
            [foot[0] + claw - 0.02, foot[1] + 0.045],
            [foot[0] + claw - 0.045, foot[1] + 0.065],
          ],
          0.024,
          gold,
          0.006,
        );
      }
    };
    leg(20, 0.2);
    leg(50, 0.16);
    // Fins along the back, the body, its belly, its scales.
    for (let index = 6; index < count - 4; index += 2) {
      const [nx, ny] = normal(index);
      const [x, y] = beside(index, 0.5);
      const high = 0.03 + thick(index) * 0.26;
      pen.shape(
        [
          beside(index - 2, 0.42),
          [x + nx * high + high * 0.5, y + ny * high],
          beside(index + 2, 0.42),
        ],
        [214, 74, 44],
      );
    }
    const [tx, ty] = spine[count]!;
    pen.blob(
      [
        [tx - 0.04, ty],
        [tx - 0.02, ty - 0.09],
        [tx + 0.1, ty - 0.14],
        [tx + 0.04, ty - 0.04],
        [tx + 0.13, ty + 0.02],
        [tx + 0.02, ty + 0.04],
      ],
      [214, 74, 44],
    );
    const edge = (from: number, to: number): Point[] => [
      ...spine.map((_, index) => beside(index, from)),
      ...spine.map((_, index) => beside(count - index, to)),
    ];
    pen.shape(edge(0.5, -0.5), { from: lighter(colour, 0.16), to: darker(colour, 0.26) });
    pen.shape(edge(-0.2, -0.5), lighter(gold, 0.3));
    for (let index = 3; index < count; index += 2) {
      pen.line([beside(index, -0.2), beside(index, -0.5)], 0.008, darker(gold, 0.25));
      for (const share of index % 4 === 3 ? [0.32, 0.02] : [0.17])
        pen.oval(...beside(index, share), 0.02, 0.016, lighter(colour, 0.34), 0.7);
    }
    leg(12, -0.18);
    leg(43, -0.15);
    // Mane, antlers, then the head with its beard and long whiskers.
    pen.blob(
      path([
        -0.56, 0.14, -0.4, 0.1, -0.26, 0.16, -0.34, 0.2, -0.22, 0.28, -0.34, 0.3, -0.26, 0.42, -0.4,
        0.38, -0.46, 0.5, -0.56, 0.38,
      ]),
      [214, 74, 44],
    );
    for (const x of [-0.5, -0.6]) {
      pen.curve(
        [
          [x, 0.18],
          [x + 0.06, 0.08],
          [x + 0.17, 0],
        ],
        0.04,
        [206, 160, 92],
        0.012,
      );
      pen.curve(
        [
          [x + 0.06, 0.08],
          [x + 0.05, 0.02],
          [x + 0.07, -0.03],
        ],
        0.026,
        [206, 160, 92],
        0.01,
      );
    }
    const face = { from: lighter(colour, 0.2), to: darker(colour, 0.2) } as const;
    pen.blob(
      path([-0.5, 0.36, -0.66, 0.4, -0.82, 0.42, -0.86, 0.47, -0.7, 0.5, -0.5, 0.48]),
      darker(colour, 0.2),
    );
    pen.shape(path([-0.84, 0.44, -0.6, 0.34, -0.52, 0.42, -0.66, 0.46]), [150, 36, 40]);
    pen.blob(
      path([
        -0.46, 0.2, -0.6, 0.14, -0.7, 0.2, -0.8, 0.22, -0.92, 0.22, -0.95, 0.32, -0.88, 0.38, -0.7,
        0.37, -0.54, 0.42, -0.44, 0.36,
      ]),
      face,
    );
    for (const x of [-0.86, -0.76, -0.68])
      pen.shape(
        [
          [x - 0.022, 0.36],
          [x + 0.022, 0.36],
          [x, 0.42],
        ],
        [252, 248, 236],
      );
    pen.oval(-0.9, 0.235, 0.045, 0.04, lighter(colour, 0.14));
    pen.oval(-0.925, 0.25, 0.014, 0.012, darker(colour, 0.7));
    pen.oval(-0.64, 0.22, 0.055, 0.05, [252, 240, 200]);
    pen.oval(-0.655, 0.225, 0.026, 0.032, [24, 20, 24]);
    pen.curve(path([-0.73, 0.18, -0.65, 0.15, -0.57, 0.17]), 0.03, [214, 74, 44], 0.012);
    pen.curve(path([-0.92, 0.3, -0.98, 0.42, -0.9, 0.56, -0.96, 0.68]), 0.022, gold, 0.006);
    pen.curve(path([-0.84, 0.34, -0.78, 0.52, -0.86, 0.64, -0.78, 0.76]), 0.022, gold, 0.006);
    pen.blob(path([-0.72, 0.48, -0.56, 0.48, -0.6, 0.58, -0.66, 0.54, -0.7, 0.6]), [214, 74, 44]);
  },
};
