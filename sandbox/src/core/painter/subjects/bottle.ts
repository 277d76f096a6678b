import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { lathed, path, pillar } from './shapes.ts';

export const bottle: Subject = {
  words: 'bottle wine+bottle wine 瓶子 瓶 酒瓶 红酒 玻璃瓶',
  place: 'table',
  size: 0.5,
  wide: 0.34,
  colour: [52, 104, 70],
  draw(pen, colour) {
    pen.shape(
      lathed([
        0.05, 0.06, 0.05, 0.08, 0.05, 0.28, 0.07, 0.35, 0.14, 0.42, 0.165, 0.5, 0.165, 0.6, 0.165,
        0.94, 0.14, 0.995, 0.05, 1,
      ]),
      pillar(colour, 0.3, 0.55),
    );
    // What is in it.
    pen.shape(lathed([0.14, 0.5, 0.145, 0.55, 0.145, 0.93, 0.12, 0.97]), darker(colour, 0.5), 0.4);
    pen.box(-0.036, 0, 0.072, 0.08, { from: [206, 166, 110], to: [146, 104, 62], along: 'right' });
    pen.box(-0.062, 0.065, 0.124, 0.04, pillar(darker(colour, 0.1), 0.35, 0.4));
    pen.shape(
      path([
        -0.166, 0.6, -0.06, 0.618, 0.06, 0.618, 0.166, 0.6, 0.166, 0.82, 0.06, 0.838, -0.06, 0.838,
        -0.166, 0.82,
      ]),
      pillar([240, 228, 196], 0.3, 0.3),
    );
    pen.curve(path([-0.166, 0.625, -0.06, 0.643, 0.06, 0.643, 0.166, 0.625]), 0.01, [178, 60, 50]);
    pen.curve(path([-0.166, 0.795, -0.06, 0.813, 0.06, 0.813, 0.166, 0.795]), 0.01, [178, 60, 50]);
    pen.oval(0, 0.725, 0.05, 0.05, [178, 60, 50]);
    pen.oval(0, 0.725, 0.03, 0.03, [232, 190, 110]);
    pen.blob(
      path([-0.13, 0.5, -0.1, 0.44, -0.09, 0.48, -0.1, 0.58, -0.125, 0.58]),
      lighter(colour, 0.9),
      0.6,
    );
    pen.box(-0.034, 0.12, 0.016, 0.16, lighter(colour, 0.85), 0.5);
  },
};
