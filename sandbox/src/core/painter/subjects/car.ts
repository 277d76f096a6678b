import type { Point } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { boxPoints, ovalPoints, type Pen, smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { down } from './parts.ts';
import { path } from './shapes.ts';

export function wheel(pen: Pen, x: number, y: number, size: number): void {
  pen.oval(x, y, size, size, { from: [70, 68, 72], to: [26, 26, 32], along: 'out' });
  pen.oval(x, y, size * 0.58, size * 0.58, {
    from: [236, 236, 238],
    to: [128, 132, 140],
    along: 'out',
  });
  pen.oval(x, y, size * 0.2, size * 0.2, [96, 98, 106]);
}

export const car: Subject = {
  words:
    'car automobile taxi cab vintage+car flying+car sports+car jeep vehicle 汽车 车 老爷车 小汽车 轿车 跑车 出租车 飞行汽车 甲壳虫',
  place: 'ground',
  ground: 'street',
  size: 0.32,
  wide: 2.06,
  colour: [196, 62, 52],
  draw(pen, colour) {
    const roof: Point[] = path([
      -1, 0.7, -0.98, 0.56, -0.86, 0.47, -0.5, 0.4, -0.34, 0.36, -0.18, 0.1, 0.02, 0.03, 0.28, 0.03,
      0.5, 0.12, 0.66, 0.36, 0.88, 0.44, 0.99, 0.56, 1, 0.72,
    ]);
    pen.box(-0.8, 0.7, 1.6, 0.14, [40, 38, 44]);
    pen.shape([...smooth(roof, false), [0.98, 0.82], [-0.98, 0.82]], down(colour, 0.3, 0.3));
    const glass = { from: [206, 228, 238], to: [120, 152, 172] } as const;
    for (const outline of [
      path([-0.29, 0.37, -0.16, 0.16, 0.01, 0.1, 0.06, 0.1, 0.06, 0.37]),
      path([0.12, 0.37, 0.12, 0.1, 0.27, 0.1, 0.44, 0.17, 0.55, 0.37]),
    ] as const) {
      pen.shape(outline, glass);
    }
    for (const x of [-0.16, 0.2]) {
      pen.shape(
        [
          [x, 0.37],
          [x + 0.12, 0.11],
          [x + 0.18, 0.11],
          [x + 0.06, 0.37],
        ],
        [255, 255, 255],
        0.3,
      );
    }
    // Doors, the bright strip, and the arches over the wheels.
    for (const x of [-0.32, 0.09, 0.5])
      pen.line(
        [
          [x, 0.4],
          [x, 0.76],
        ],
        0.01,
        darker(colour, 0.35),
      );
    for (const x of [0.01, 0.42]) pen.box(x - 0.05, 0.47, 0.08, 0.022, [236, 236, 238]);
    pen.box(-0.94, 0.57, 1.88, 0.02, lighter(colour, 0.65));
    for (const x of [-0.6, 0.6]) {
      pen.shape(
        smooth(
          [
            [x - 0.32, 0.82],
            [x - 0.26, 0.6],
            [x, 0.5],
            [x + 0.26, 0.6],
            [x + 0.32, 0.82],
          ],
          false,
        ),
        down(colour, 0.42, 0.2),
      );
      pen.shape(ovalPoints(x, 0.81, 0.22, 0.22), [38, 34, 40]);
      wheel(pen, x, 0.81, 0.19);
    }
    for (const side of [-1, 1])
      pen.box(side * 0.96 - 0.08, 0.73, 0.16, 0.05, down([222, 224, 228]));
    pen.oval(-0.93, 0.55, 0.05, 0.062, [240, 240, 236]);
    pen.box(0.95, 0.53, 0.05, 0.09, [214, 62, 44]);
    if (pen.dark > 0.3) {
      pen.lit(ovalPoints(-0.94, 0.55, 0.045, 0.058), [255, 244, 200]);
      pen.lit(
        path([-0.96, 0.52, -1.7, 0.5, -1.7, 0.92, -0.96, 0.58]),
        [255, 240, 190],
        0.22 * pen.dark,
      );
      pen.light(-0.95, 0.55, 0.3, [255, 236, 180], 0.7 * pen.dark);
      pen.lit(boxPoints(0.955, 0.54, 0.04, 0.07), [255, 70, 50]);
    }
  },
};
