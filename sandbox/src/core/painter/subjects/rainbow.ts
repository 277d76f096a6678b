import type { Colour } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { arc } from './shapes.ts';

const bands: readonly Colour[] = [
  [232, 66, 60],
  [244, 140, 50],
  [250, 214, 80],
  [104, 190, 98],
  [76, 156, 222],
  [84, 96, 196],
  [150, 88, 182],
];

export const rainbow: Subject = {
  words: 'rainbow 彩虹',
  place: 'far',
  size: 0.5,
  wide: 2,
  colour: [232, 66, 60],
  draw(pen) {
    bands.forEach((fill, index) => {
      const far = 1 - index * 0.036;
      const band = (from: number, to: number) => [
        ...arc([0, 1.02], [from, from], 0.5, 1),
        ...arc([0, 1.02], [to, to], 1, 0.5),
      ];
      pen.shape(band(far + 0.006, far - 0.042), fill, 0.34);
      pen.shape(band(far, far - 0.036), fill, 0.4);
    });
  },
};
