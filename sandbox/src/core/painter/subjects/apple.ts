import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const apple: Subject = {
  words: 'apple 苹果',
  place: 'table',
  size: 0.26,
  wide: 1,
  colour: [190, 44, 38],
  draw(pen, colour) {
    pen.blob(
      path([
        0, 0.2, 0.26, 0.12, 0.47, 0.38, 0.4, 0.76, 0.16, 1, 0, 0.95, -0.16, 1, -0.4, 0.76, -0.47,
        0.38, -0.26, 0.12,
      ]),
      { from: lighter(colour, 0.25), to: darker(colour, 0.45), along: 'out' },
    );
    pen.oval(-0.2, 0.38, 0.07, 0.12, lighter(colour, 0.75), 0.5);
    pen.oval(0, 0.21, 0.13, 0.035, darker(colour, 0.5), 0.6);
    pen.curve(path([0, 0.22, 0.02, 0.08, 0.08, -0.02]), 0.035, [86, 58, 38], 0.025);
    pen.blob(path([0.04, 0.1, 0.16, -0.02, 0.32, 0.02, 0.18, 0.12]), {
      from: [128, 164, 78],
      to: [66, 106, 52],
      along: 'right',
    });
  },
};
