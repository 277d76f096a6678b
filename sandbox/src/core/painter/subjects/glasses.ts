import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { arc, path } from './shapes.ts';

export const glasses: Subject = {
  words: 'glasses eyeglasses spectacles sunglasses 眼镜 墨镜 太阳镜',
  place: 'table',
  size: 0.2,
  wide: 2.6,
  colour: [112, 66, 40],
  draw(pen, colour) {
    // The arms go back and bend behind the ears.
    for (const side of [-1, 1]) {
      pen.curve(
        path([side * 1.22, 0.42, side * 1.06, 0.16, side * 0.9, 0.06, side * 0.74, 0.1]),
        0.06,
        darker(colour, 0.35),
        0.04,
      );
    }
    for (const x of [-0.64, 0.64]) {
      pen.oval(x, 0.52, 0.52, 0.44, { from: [226, 238, 244], to: [150, 178, 196] }, 0.42);
      pen.shape(
        path([x - 0.26, 0.72, x + 0.06, 0.2, x + 0.2, 0.2, x - 0.14, 0.8]),
        [255, 255, 255],
        0.4,
      );
      const ring = (grow: number, drop: number) => [
        ...arc([x, 0.52 + drop], [0.56 + grow, 0.48 + grow], 0, 1),
        ...arc([x, 0.52 + drop], [0.46, 0.39], 1, 0),
      ];
      pen.shape(ring(0, 0.012), darker(colour, 0.5));
      pen.shape(ring(-0.012, 0), { from: lighter(colour, 0.3), to: darker(colour, 0.2) });
    }
    pen.curve(path([-0.16, 0.4, -0.07, 0.3, 0.07, 0.3, 0.16, 0.4]), 0.075, colour);
    for (const side of [-1, 1]) pen.oval(side * 1.2, 0.42, 0.07, 0.06, darker(colour, 0.1));
  },
};
