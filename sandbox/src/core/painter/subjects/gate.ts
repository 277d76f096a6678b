import { darker } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { across, curvedRoof, down, lantern } from './parts.ts';

export const gate: Subject = {
  words: 'gate archway paifang memorial+arch chinese+gate 牌坊 牌楼 山门 城门 大门',
  place: 'ground',
  size: 0.54,
  wide: 1.36,
  colour: [176, 52, 42],
  draw(pen, colour) {
    const tile = [70, 98, 96] as const;
    for (const x of [-0.52, -0.22, 0.22, 0.52]) {
      const top = Math.abs(x) < 0.3 ? 0.2 : 0.36;
      pen.box(x - 0.03, top, 0.06, 0.97 - top, across(colour, 0.25, 0.35));
      pen.shape(
        [
          [x - 0.055, 0.86],
          [x + 0.055, 0.86],
          [x + 0.07, 1],
          [x - 0.07, 1],
        ],
        across([196, 190, 180]),
      );
      pen.box(x - 0.045, 0.84, 0.09, 0.025, [216, 210, 198]);
    }
    for (const side of [-1, 1]) {
      const x = side * 0.37;
      pen.box(x - 0.15, 0.46, 0.3, 0.045, down(colour, 0.1, 0.2));
      pen.box(x - 0.15, 0.41, 0.3, 0.05, down([62, 112, 134], 0.2, 0.2));
      for (const dx of [-0.08, 0, 0.08]) pen.oval(x + dx, 0.435, 0.022, 0.015, [226, 184, 92]);
      curvedRoof(pen, { x, top: 0.27, bottom: 0.41, ridge: 0.15, eaves: 0.25, lift: 0.05 }, tile);
    }
    pen.box(-0.22, 0.4, 0.44, 0.05, down(colour, 0.1, 0.2));
    pen.box(-0.22, 0.23, 0.44, 0.175, down([62, 112, 134], 0.15, 0.25));
    for (const x of [-0.175, 0.175])
      for (const y of [0.28, 0.35]) pen.oval(x, y, 0.024, 0.02, [226, 184, 92]);
    pen.box(-0.135, 0.25, 0.27, 0.13, [222, 178, 88]);
    pen.box(-0.12, 0.265, 0.24, 0.1, darker([40, 60, 110], 0.1));
    for (const x of [-0.07, 0, 0.07]) pen.box(x - 0.022, 0.29, 0.044, 0.05, [226, 184, 92]);
    curvedRoof(pen, { top: 0.04, bottom: 0.24, ridge: 0.24, eaves: 0.4, lift: 0.07 }, tile);
    for (const side of [-1, 1])
      pen.curve(
        [
          [side * 0.22, 0.04],
          [side * 0.27, 0.03],
          [side * 0.28, -0.01],
        ],
        0.03,
        darker(tile, 0.3),
        0.012,
      );
    for (const x of [-0.13, 0.13]) {
      pen.line(
        [
          [x, 0.45],
          [x, 0.49],
        ],
        0.007,
        [60, 44, 40],
      );
      lantern(pen, x, 0.53, 0.036);
    }
  },
};
