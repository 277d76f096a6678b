import type { Point } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { boxPoints, ovalPoints, smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { wheel } from './car.ts';
import { down, lamplight } from './parts.ts';
import { path } from './shapes.ts';

export const bus: Subject = {
  words:
    'bus buses coach double-decker school+bus tram minibus van truck lorry 公交车 巴士 公共汽车 大巴 校车 电车 有轨电车 面包车 卡车 货车',
  place: 'ground',
  ground: 'street',
  size: 0.38,
  wide: 1.96,
  colour: [226, 164, 52],
  draw(pen, colour) {
    pen.box(-0.8, 0.8, 1.6, 0.1, [40, 38, 44]);
    const body: Point[] = path([
      -0.95, 0.88, -0.97, 0.55, -0.93, 0.2, -0.82, 0.06, 0.84, 0.06, 0.94, 0.16, 0.96, 0.88,
    ]);
    pen.shape(smooth(body, false), down(colour, 0.25, 0.28));
    pen.shape(path([-0.9, 0.09, -0.8, 0.03, 0.84, 0.03, 0.92, 0.1]), lighter(colour, 0.6));
    pen.box(-0.95, 0.58, 1.9, 0.05, lighter(colour, 0.7));
    const pane = (x: number, wide: number, high: number) => {
      const outline = boxPoints(x, 0.17, wide, high);
      if (pen.dark > 0.3) pen.lit(outline, { from: [255, 232, 160], to: [244, 190, 106] });
      else pen.shape(outline, { from: [198, 222, 234], to: [110, 144, 168] });
      pen.shape(
        [
          [x + wide * 0.2, 0.17 + high],
          [x + wide * 0.5, 0.17],
          [x + wide * 0.72, 0.17],
          [x + wide * 0.42, 0.17 + high],
        ],
        [255, 255, 255],
        0.2,
      );
    };
    pane(-0.93, 0.13, 0.34);
    for (let window = 0; window < 4; window++) pane(-0.4 + window * 0.33, 0.28, 0.32);
    if (pen.dark > 0.3) pen.light(0.2, 0.32, 0.8, lamplight, 0.25 * pen.dark);
    // Door.
    pen.box(-0.755, 0.15, 0.3, 0.68, darker(colour, 0.3));
    for (const x of [-0.735, -0.6]) {
      pen.box(x, 0.18, 0.125, 0.62, { from: [190, 216, 228], to: [104, 136, 160] });
    }
    for (const x of [-0.28, 0.6]) {
      pen.oval(x, 0.84, 0.19, 0.19, darker(colour, 0.55));
      wheel(pen, x, 0.84, 0.16);
    }
    pen.box(-0.97, 0.8, 0.16, 0.05, [70, 70, 78]);
    pen.oval(-0.91, 0.7, 0.04, 0.05, [250, 244, 222]);
    pen.box(0.91, 0.66, 0.05, 0.1, [206, 56, 44]);
    if (pen.dark > 0.3) {
      pen.lit(ovalPoints(-0.91, 0.7, 0.04, 0.05), [255, 244, 200]);
      pen.light(-0.94, 0.7, 0.26, [255, 236, 180], 0.8 * pen.dark);
    }
  },
};
