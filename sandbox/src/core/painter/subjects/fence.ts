import { darker } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { across, down, snow } from './parts.ts';

export const fence: Subject = {
  words: 'fence picket+fence railing 栅栏 篱笆 围栏 木栅栏',
  place: 'ground',
  size: 0.22,
  wide: 3.2,
  colour: [238, 232, 218],
  draw(pen, colour) {
    for (const y of [0.36, 0.72]) pen.box(-1.6, y, 3.2, 0.085, down(darker(colour, 0.16)));
    for (let picket = 0; picket < 15; picket++) {
      const x = -1.54 + picket * 0.22;
      const top = pen.random() * 0.03;
      pen.shape(
        [
          [x - 0.065, 0.14 + top],
          [x, top],
          [x + 0.065, 0.14 + top],
          [x + 0.065, 1],
          [x - 0.065, 1],
        ],
        across(colour, 0.2, 0.16),
      );
      for (const y of [0.4, 0.76]) pen.oval(x, y, 0.012, 0.012, darker(colour, 0.5));
      if (pen.snowy) pen.oval(x, 0.08 + top, 0.07, 0.06, snow);
      for (let blade = 0; blade < 3 && !pen.snowy; blade++) {
        const foot = x + (pen.random() - 0.5) * 0.2;
        pen.curve(
          [
            [foot, 1.02],
            [foot + 0.02, 0.9],
            [foot + 0.05, 0.82],
          ],
          0.025,
          [92, 138, 68],
          0.006,
        );
      }
    }
  },
};
