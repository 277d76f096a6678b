import { lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path, turned, volume } from './shapes.ts';

export const persimmon: Subject = {
  words: 'persimmon 柿子 秋柿',
  place: 'table',
  size: 0.24,
  wide: 1.2,
  colour: [232, 112, 30],
  draw(pen, colour) {
    pen.blob(
      turned([0, 0.22, 0.3, 0.16, 0.55, 0.36, 0.58, 0.64, 0.4, 0.93, 0.14, 1, 0, 0.99]),
      volume(colour, 0.16, 0.4),
    );
    pen.oval(-0.3, 0.46, 0.07, 0.11, lighter(colour, 0.8), 0.5);
    // The dry leaves it hung by: behind, to the sides, and over its front.
    const leaf = { from: [150, 156, 84], to: [84, 92, 50] } as const;
    pen.blob(path([-0.12, 0.22, -0.06, 0.06, 0.02, 0.02, 0.1, 0.08, 0.12, 0.22]), leaf);
    for (const side of [-1, 1]) {
      pen.blob(path([0, 0.17, side * 0.2, 0.1, side * 0.42, 0.2, side * 0.3, 0.31, 0, 0.29]), leaf);
    }
    pen.blob(path([-0.14, 0.2, 0.14, 0.2, 0.13, 0.34, 0, 0.47, -0.13, 0.34]), {
      from: [168, 172, 100],
      to: [104, 110, 58],
    });
    pen.curve(path([0, 0.24, 0.01, 0.12, 0.06, 0.02]), 0.06, [96, 70, 44], 0.045);
    pen.oval(0, 0.24, 0.06, 0.03, [84, 74, 40]);
  },
};
