import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const lighthouse: Subject = {
  words: 'lighthouse 灯塔',
  place: 'ground',
  ground: 'sea',
  size: 0.62,
  wide: 0.62,
  colour: [196, 60, 48],
  draw(pen, colour) {
    // The rock it stands on.
    pen.blob(path([-0.42, 1.02, -0.34, 0.88, -0.14, 0.8, 0.12, 0.79, 0.3, 0.86, 0.44, 1.02]), {
      from: [128, 116, 104],
      to: [72, 66, 66],
    });
    const side = (y: number) => 0.065 + (y - 0.28) * 0.085;
    const band = (top: number, bottom: number, fill: typeof colour) =>
      pen.shape(
        [
          [-side(top), top],
          [side(top), top],
          [side(bottom), bottom],
          [-side(bottom), bottom],
        ],
        { from: lighter(fill, 0.2), to: darker(fill, 0.35), along: 'right' },
      );
    band(0.28, 0.84, [240, 234, 222]);
    for (let stripe = 0; stripe < 3; stripe++)
      band(0.33 + stripe * 0.18, 0.42 + stripe * 0.18, colour);
    pen.box(-0.02, 0.7, 0.045, 0.1, [70, 52, 46]);
    // Gallery, lamp room and roof.
    pen.box(-0.1, 0.265, 0.2, 0.025, [60, 58, 64]);
    pen.box(-0.055, 0.17, 0.11, 0.1, [86, 96, 104]);
    pen.box(-0.038, 0.18, 0.076, 0.08, [250, 232, 170]);
    pen.shape(path([-0.075, 0.175, 0, 0.075, 0.075, 0.175]), colour);
    pen.line(path([0, 0.09, 0, 0.03]), 0.012, [60, 58, 64]);
    if (pen.dark > 0.3) {
      for (const side of [-1, 1]) {
        pen.lit(
          [
            [0, 0.2],
            [side * 1.6, 0.02],
            [side * 1.6, 0.3],
            [0, 0.24],
          ],
          [255, 240, 190],
          0.28 * pen.dark,
        );
      }
      pen.light(0, 0.22, 0.4, [255, 236, 180], 0.9 * pen.dark);
    }
  },
};
