import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const butterfly: Subject = {
  words: 'butterfly moth 蝴蝶 蝶 飞蛾 彩蝶',
  place: 'ground',
  size: 0.4,
  wide: 0.84,
  colour: [232, 132, 44],
  draw(pen, colour) {
    const dark = [48, 36, 40] as const;
    // The daisy it visits.
    pen.curve(path([0.02, 1, -0.02, 0.86, 0, 0.7]), 0.026, [92, 138, 66]);
    pen.blob(path([0.01, 0.95, 0.1, 0.86, 0.22, 0.84, 0.14, 0.93]), [104, 150, 70]);
    pen.blob(path([0, 0.98, -0.1, 0.9, -0.2, 0.9, -0.12, 0.97]), [88, 134, 62]);
    for (const step of [-2, 2, -1, 1, 0]) {
      pen.oval(step * 0.072, 0.76 - step * step * 0.012, 0.05, 0.05, [250, 246, 240]);
      pen.line(
        [
          [0, 0.71],
          [step * 0.072, 0.775 - step * step * 0.012],
        ],
        0.008,
        [214, 206, 200],
      );
    }
    pen.oval(0, 0.71, 0.075, 0.04, { from: [250, 206, 72], to: [214, 150, 40] });
    const lift = pen.random() * 0.05;
    for (const side of [-1, 1]) {
      const at = (x: number, y: number): readonly [number, number] => [
        side * x,
        y + (x > 0.2 ? -lift * x : 0),
      ];
      pen.blob(
        [
          at(0.02, 0.42),
          at(0.2, 0.44),
          at(0.34, 0.54),
          at(0.3, 0.68),
          at(0.16, 0.68),
          at(0.05, 0.56),
        ],
        dark,
      );
      pen.blob(
        [
          at(0.04, 0.44),
          at(0.19, 0.46),
          at(0.29, 0.54),
          at(0.26, 0.63),
          at(0.16, 0.63),
          at(0.07, 0.55),
        ],
        { from: lighter(colour, 0.3), to: darker(colour, 0.12), along: 'out' },
      );
      pen.blob(
        [
          at(0.02, 0.42),
          at(0.1, 0.22),
          at(0.28, 0.06),
          at(0.41, 0.08),
          at(0.41, 0.28),
          at(0.3, 0.43),
          at(0.12, 0.47),
        ],
        dark,
      );
      pen.blob(
        [
          at(0.04, 0.41),
          at(0.12, 0.25),
          at(0.27, 0.12),
          at(0.34, 0.16),
          at(0.34, 0.28),
          at(0.26, 0.39),
          at(0.12, 0.44),
        ],
        { from: lighter(colour, 0.26), to: darker(colour, 0.1), along: 'out' },
      );
      for (const [x, y] of path([0.14, 0.24, 0.3, 0.24, 0.3, 0.38])) {
        pen.curve([at(0.04, 0.42), at(x * 0.6, y * 0.5 + 0.2), at(x, y)], 0.012, dark, 0.006);
      }
      for (const [x, y] of path([0.375, 0.14, 0.385, 0.22, 0.365, 0.3]))
        pen.oval(...at(x, y), 0.015, 0.017, [252, 246, 232]);
      pen.oval(...at(0.2, 0.56), 0.032, 0.032, darker(colour, 0.5));
      pen.curve(
        [
          [side * 0.01, 0.3],
          [side * 0.05, 0.2],
          [side * 0.11, 0.14],
        ],
        0.012,
        dark,
        0.008,
      );
      pen.oval(side * 0.112, 0.138, 0.014, 0.014, dark);
    }
    pen.blob(path([0, 0.28, 0.03, 0.33, 0.03, 0.46, 0, 0.68, -0.03, 0.46, -0.03, 0.33]), dark);
  },
};
