import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const frog: Subject = {
  words: 'frog toad tree+frog 青蛙 蛙 树蛙 蟾蜍',
  place: 'ground',
  size: 0.26,
  wide: 1.2,
  colour: [98, 168, 66],
  draw(pen, colour) {
    const skin = { from: lighter(colour, 0.26), to: darker(colour, 0.26), along: 'out' } as const;
    const toe = lighter(colour, 0.12);
    for (const side of [-1, 1]) {
      const at = (x: number, y: number): readonly [number, number] => [side * x, y];
      pen.blob(
        [
          at(0.22, 0.66),
          at(0.42, 0.5),
          at(0.56, 0.6),
          at(0.54, 0.84),
          at(0.36, 0.96),
          at(0.22, 0.88),
        ],
        { from: darker(colour, 0.08), to: darker(colour, 0.36) },
      );
      pen.curve([at(0.3, 0.93), at(0.44, 0.92), at(0.54, 0.96)], 0.08, darker(colour, 0.12), 0.06);
      for (const [x, y] of path([0.59, 0.93, 0.6, 0.98, 0.54, 1])) {
        pen.curve(
          [at(0.46, 0.94), at(x - 0.05, y - 0.01), at(x, y)],
          0.045,
          darker(colour, 0.12),
          0.03,
        );
        pen.oval(...at(x, y), 0.03, 0.024, toe);
      }
    }
    pen.blob(path([-0.26, 0.44, 0.26, 0.44, 0.36, 0.7, 0.26, 0.95, -0.26, 0.95, -0.36, 0.7]), skin);
    pen.blob(
      path([-0.18, 0.54, 0.18, 0.54, 0.24, 0.74, 0.16, 0.94, -0.16, 0.94, -0.24, 0.74]),
      lighter(colour, 0.66),
    );
    for (const side of [-1, 1]) {
      const at = (x: number, y: number): readonly [number, number] => [side * x, y];
      pen.curve([at(0.25, 0.6), at(0.24, 0.8), at(0.17, 0.95)], 0.12, skin, 0.08);
      for (const x of [0.08, 0.16, 0.24]) {
        pen.curve([at(0.17, 0.93), at((x + 0.17) / 2, 0.96), at(x, 0.985)], 0.045, toe, 0.03);
        pen.oval(...at(x, 0.985), 0.028, 0.022, toe);
      }
      pen.oval(side * 0.23, 0.15, 0.15, 0.15, skin);
    }
    pen.blob(
      path([
        -0.4, 0.38, -0.34, 0.2, 0, 0.15, 0.34, 0.2, 0.4, 0.38, 0.26, 0.56, 0, 0.61, -0.26, 0.56,
      ]),
      skin,
    );
    pen.blob(
      path([-0.36, 0.43, 0, 0.51, 0.36, 0.43, 0.24, 0.55, 0, 0.6, -0.24, 0.55]),
      lighter(colour, 0.6),
    );
    pen.curve(
      path([-0.37, 0.4, -0.2, 0.47, 0, 0.49, 0.2, 0.47, 0.37, 0.4]),
      0.022,
      darker(colour, 0.6),
    );
    for (const side of [-1, 1]) {
      pen.oval(side * 0.23, 0.14, 0.105, 0.105, [252, 248, 226]);
      pen.oval(side * 0.22, 0.15, 0.06, 0.068, [26, 26, 26]);
      pen.oval(side * 0.22 - 0.022, 0.122, 0.02, 0.022, [255, 255, 252]);
      pen.oval(side * 0.3, 0.47, 0.055, 0.032, [238, 150, 130], 0.55);
      pen.oval(side * 0.04, 0.34, 0.014, 0.012, darker(colour, 0.5));
    }
  },
};
