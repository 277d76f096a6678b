import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { across, down } from './parts.ts';
import { path } from './shapes.ts';

export const satellite: Subject = {
  words: 'satellite space+station probe 卫星 人造卫星 空间站 太空站',
  place: 'space',
  size: 0.19,
  wide: 2.6,
  colour: [52, 88, 168],
  draw(pen, colour) {
    for (const side of [-1, 1]) {
      pen.line(
        [
          [side * 0.2, 0.56],
          [side * 0.42, 0.56],
        ],
        0.05,
        [176, 180, 188],
      );
      for (let row = 0; row < 2; row++) {
        for (let column = 0; column < 4; column++) {
          const x = side > 0 ? 0.42 + column * 0.22 : -0.62 - column * 0.22;
          pen.box(x, 0.3 + row * 0.27, 0.2, 0.25, {
            from: lighter(colour, 0.4),
            to: darker(colour, 0.2),
            along: 'out',
          });
        }
      }
      const left = side > 0 ? 0.41 : -1.29;
      pen.box(left, 0.555, 0.88, 0.02, [206, 210, 216]);
    }
    // The body in gold foil, and the dish.
    pen.box(-0.22, 0.28, 0.44, 0.56, across([218, 172, 84], 0.35, 0.4));
    for (const y of [0.42, 0.56, 0.7])
      pen.line(
        [
          [-0.22, y],
          [-0.05, y + 0.03],
          [0.1, y - 0.02],
          [0.22, y + 0.01],
        ],
        0.012,
        [150, 108, 48],
      );
    pen.box(-0.25, 0.24, 0.5, 0.07, down([206, 210, 216]));
    pen.box(-0.16, 0.84, 0.32, 0.06, [120, 124, 132]);
    pen.line(path([0.1, 0.9, 0.14, 1]), 0.025, [176, 180, 188]);
    pen.line(path([0, 0.26, 0, 0.14]), 0.04, [150, 154, 162]);
    pen.blob(path([-0.28, 0, -0.2, 0.14, 0, 0.2, 0.2, 0.14, 0.28, 0]), {
      from: [238, 240, 244],
      to: [128, 132, 144],
      along: 'right',
    });
    pen.oval(0, 0.01, 0.28, 0.05, [206, 210, 218]);
    pen.line(path([0, 0.02, 0, -0.1]), 0.02, [120, 124, 132]);
    pen.oval(0, -0.1, 0.03, 0.03, [214, 76, 58]);
  },
};
