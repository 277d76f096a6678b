import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const snowman: Subject = {
  words: 'snowman snowmen 雪人',
  place: 'ground',
  alive: true,
  shows: 'hat',
  size: 0.46,
  wide: 0.74,
  colour: [248, 250, 252],
  draw(pen, colour) {
    const ball = { from: lighter(colour, 0.4), to: [172, 190, 214], along: 'out' } as const;
    const coal = [40, 38, 44] as const;
    for (const side of [-1, 1]) {
      const twig = [98, 70, 52] as const;
      pen.curve(
        [
          [side * 0.16, 0.5],
          [side * 0.27, 0.44],
          [side * 0.37, 0.34],
        ],
        0.022,
        twig,
        0.012,
      );
      pen.curve(
        [
          [side * 0.31, 0.41],
          [side * 0.36, 0.41],
          [side * 0.39, 0.42],
        ],
        0.012,
        twig,
        0.008,
      );
      pen.curve(
        [
          [side * 0.33, 0.39],
          [side * 0.33, 0.34],
          [side * 0.32, 0.31],
        ],
        0.012,
        twig,
        0.008,
      );
    }
    pen.oval(0, 0.8, 0.27, 0.21, ball);
    pen.oval(0, 0.53, 0.19, 0.17, ball);
    pen.oval(0, 0.28, 0.145, 0.14, ball);
    for (const y of [0.5, 0.59, 0.75]) pen.oval(0, y, 0.018, 0.018, coal);
    const scarf = [200, 50, 48] as const;
    pen.blob(path([0.05, 0.4, 0.12, 0.39, 0.15, 0.58, 0.08, 0.59]), darker(scarf, 0.18));
    pen.curve(path([-0.14, 0.37, 0, 0.42, 0.14, 0.37]), 0.055, scarf);
    for (const y of [0.5, 0.54])
      pen.line(
        [
          [0.09, y],
          [0.145, y - 0.004],
        ],
        0.014,
        [250, 232, 200],
      );
    for (const x of [-0.055, 0.05]) pen.oval(x, 0.245, 0.016, 0.018, coal);
    for (const [x, y] of path([-0.07, 0.325, -0.038, 0.345, 0, 0.35, 0.038, 0.345, 0.07, 0.325]))
      pen.oval(x, y, 0.01, 0.01, coal);
    pen.shape(path([0, 0.265, -0.17, 0.305, 0, 0.3]), { from: [250, 160, 60], to: [222, 104, 30] });
    // Hat.
    pen.shape(path([-0.1, 0.16, -0.085, 0.01, 0.105, 0.01, 0.11, 0.16]), {
      from: [74, 70, 78],
      to: [30, 28, 36],
      along: 'right',
    });
    pen.shape(path([-0.102, 0.125, 0.11, 0.125, 0.112, 0.165, -0.105, 0.165]), scarf);
    pen.oval(0, 0.168, 0.175, 0.024, [44, 42, 50]);
    if (pen.snowy) pen.oval(0.01, 0.012, 0.09, 0.016, [250, 252, 255]);
  },
};
