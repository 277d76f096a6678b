import { darker, lighter } from '../colour.ts';
import { smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { across, down, snow } from './parts.ts';

export const torii: Subject = {
  words: 'torii torii+gate 鸟居',
  place: 'ground',
  size: 0.56,
  wide: 1.16,
  colour: [206, 64, 40],
  draw(pen, colour) {
    for (const side of [-1, 1]) {
      pen.shape(
        [
          [side * 0.3, 0.14],
          [side * 0.37, 0.14],
          [side * 0.43, 0.97],
          [side * 0.345, 0.97],
        ],
        across(colour, 0.25, 0.35),
      );
      pen.shape(
        [
          [side * 0.33, 0.92],
          [side * 0.445, 0.92],
          [side * 0.46, 1],
          [side * 0.32, 1],
        ],
        across([62, 58, 62]),
      );
    }
    pen.box(-0.46, 0.3, 0.92, 0.06, down(colour, 0.2, 0.3));
    for (const side of [-1, 1])
      pen.box(side * 0.355 - 0.05, 0.285, 0.1, 0.09, down(darker(colour, 0.15)));
    pen.box(-0.05, 0.16, 0.1, 0.15, across(colour, 0.1, 0.3));
    pen.box(-0.038, 0.185, 0.076, 0.1, [222, 178, 88]);
    const beam = (top: number, thick: number, reach: number) => [
      ...smooth(
        [
          [-reach, top - 0.05],
          [-reach * 0.5, top],
          [0, top + 0.012],
          [reach * 0.5, top],
          [reach, top - 0.05],
        ],
        false,
      ),
      ...smooth(
        [
          [reach * 0.97, top - 0.05 + thick],
          [reach * 0.5, top + thick],
          [0, top + 0.012 + thick],
          [-reach * 0.5, top + thick],
          [-reach * 0.97, top - 0.05 + thick],
        ],
        false,
      ),
    ];
    pen.shape(beam(0.115, 0.055, 0.54), down(lighter(colour, 0.1), 0.2, 0.3));
    pen.shape(beam(0.05, 0.07, 0.58), down(pen.snowy ? snow : [66, 60, 64], 0.2, 0.2));
  },
};
