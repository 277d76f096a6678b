import { darker, lighter } from '../colour.ts';
import { boxPoints } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { across, curvedRoof, down, lamplight, lantern } from './parts.ts';
import { path } from './shapes.ts';

export const temple: Subject = {
  words: 'temple shrine monastery buddhist+temple 寺庙 寺 庙 寺院 古寺 庙宇 大殿 故宫 天坛',
  place: 'ground',
  size: 0.5,
  wide: 1.56,
  colour: [178, 56, 42],
  draw(pen, colour) {
    const tile = [86, 96, 92] as const;
    pen.shape(path([-0.7, 0.85, 0.7, 0.85, 0.74, 1, -0.74, 1]), down([196, 188, 174], 0.1, 0.3));
    pen.box(-0.72, 0.84, 1.44, 0.03, [216, 208, 194]);
    // The hall.
    pen.box(-0.58, 0.56, 1.16, 0.29, down(darker(colour, 0.3), 0, 0.2));
    for (const x of [-0.4, -0.2, 0.2, 0.4]) {
      const door = boxPoints(x - 0.065, 0.63, 0.13, 0.21);
      if (pen.dark > 0.3) pen.lit(door, { from: [255, 220, 134], to: [232, 150, 70] });
      else pen.shape(door, [206, 160, 96]);
      for (const bar of [-0.03, 0, 0.03])
        pen.box(x + bar - 0.004, 0.63, 0.008, 0.21, [112, 46, 36]);
      for (const y of [0.68, 0.73, 0.78]) pen.box(x - 0.065, y, 0.13, 0.008, [112, 46, 36]);
    }
    pen.box(-0.09, 0.61, 0.18, 0.24, [54, 32, 30]);
    if (pen.dark > 0.3) pen.light(0, 0.72, 0.4, lamplight, 0.4 * pen.dark);
    for (const x of [-0.56, -0.3, -0.1, 0.1, 0.3, 0.56]) {
      pen.box(x - 0.024, 0.56, 0.048, 0.29, across(lighter(colour, 0.06), 0.25, 0.35));
    }
    pen.box(-0.6, 0.565, 1.2, 0.03, [70, 118, 112]);
    pen.box(-0.6, 0.595, 1.2, 0.012, [212, 170, 84]);
    curvedRoof(pen, { top: 0.37, bottom: 0.58, ridge: 0.46, eaves: 0.78, lift: 0.08 }, tile);
    pen.box(-0.44, 0.29, 0.88, 0.09, across(colour, 0.1, 0.3));
    pen.box(-0.11, 0.285, 0.22, 0.085, [38, 62, 84]);
    pen.box(-0.09, 0.3, 0.18, 0.05, [206, 166, 80]);
    curvedRoof(pen, { top: 0.06, bottom: 0.31, ridge: 0.32, eaves: 0.64, lift: 0.09 }, tile);
    for (const side of [-1, 1]) {
      pen.curve(
        [
          [side * 0.3, 0.06],
          [side * 0.36, 0.05],
          [side * 0.37, 0],
        ],
        0.03,
        darker(tile, 0.3),
        0.012,
      );
    }
    pen.oval(0, 0.03, 0.025, 0.03, [212, 170, 84]);
    for (let step = 0; step < 4; step++) {
      const half = 0.17 + step * 0.018;
      pen.box(-half, 0.85 + step * 0.039, half * 2, 0.04, down([226, 220, 206], 0.1, 0.3));
    }
    for (const x of [-0.2, 0.2]) lantern(pen, x, 0.665, 0.03);
  },
};
