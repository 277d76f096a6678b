import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const owl: Subject = {
  words: 'owl owlet barn+owl 猫头鹰 鸮',
  place: 'ground',
  alive: true,
  size: 0.46,
  wide: 1.16,
  colour: [150, 108, 72],
  draw(pen, colour) {
    const bark = { from: [124, 92, 66], to: [66, 48, 40], along: 'right' } as const;
    // A dead trunk, its branch in front of the tail, the feet over both.
    pen.shape(
      path([
        0.32, 0.36, 0.36, 0.28, 0.4, 0.36, 0.45, 0.24, 0.5, 0.38, 0.49, 0.7, 0.51, 0.9, 0.58, 1,
        0.24, 1, 0.32, 0.9, 0.34, 0.7,
      ]),
      bark,
    );
    pen.oval(0.42, 0.56, 0.03, 0.045, [46, 34, 32]);
    pen.blob(
      path([-0.12, 0.7, 0.08, 0.7, 0.07, 0.93, -0.02, 0.97, -0.11, 0.93]),
      darker(colour, 0.42),
    );
    const along = path([0.4, 0.88, 0.16, 0.83, -0.16, 0.84, -0.36, 0.81, -0.54, 0.74]);
    pen.curve(along, 0.1, { from: [132, 98, 70], to: [72, 52, 42] }, 0.025);
    pen.curve(path([-0.34, 0.82, -0.42, 0.87, -0.5, 0.88]), 0.035, [96, 70, 54], 0.01);
    for (const [x, y] of path([-0.53, 0.76, -0.49, 0.91, -0.43, 0.79, -0.46, 0.86])) {
      pen.blob(
        [
          [x, y],
          [x - 0.06, y - 0.03],
          [x - 0.08, y - 0.1],
          [x - 0.01, y - 0.06],
        ],
        [104, 142, 66],
      );
    }
    const fur = { from: lighter(colour, 0.16), to: darker(colour, 0.36), along: 'out' } as const;
    for (const side of [-1, 1]) {
      pen.shape(
        [
          [side * 0.27 - 0.02, 0.22],
          [side * 0.26 - 0.02, 0],
          [side * 0.07 - 0.02, 0.1],
        ],
        darker(colour, 0.25),
      );
    }
    pen.blob(
      path([
        -0.02, 0.06, 0.2, 0.1, 0.27, 0.28, 0.27, 0.52, 0.17, 0.78, -0.02, 0.83, -0.21, 0.78, -0.31,
        0.52, -0.31, 0.28, -0.24, 0.1,
      ]),
      fur,
    );
    pen.blob(
      path([-0.02, 0.36, 0.14, 0.46, 0.12, 0.72, -0.02, 0.8, -0.16, 0.72, -0.18, 0.46]),
      lighter(colour, 0.55),
    );
    for (const [row, count] of path([0, 4, 1, 5, 2, 4, 3, 3])) {
      for (let index = 0; index < count; index++) {
        const x = -0.02 + (index - (count - 1) / 2) * 0.058;
        const y = 0.49 + row * 0.073;
        pen.blob(
          [
            [x - 0.02, y],
            [x + 0.02, y],
            [x, y + 0.042],
          ],
          darker(colour, 0.15),
        );
      }
    }
    for (const side of [-1, 1]) {
      const at = (x: number) => side * x - 0.02;
      pen.blob(
        [
          [at(0.2), 0.38],
          [at(0.3), 0.5],
          [at(0.27), 0.7],
          [at(0.16), 0.86],
          [at(0.14), 0.6],
        ],
        { from: darker(colour, 0.16), to: darker(colour, 0.46) },
      );
      pen.oval(at(0.115), 0.25, 0.125, 0.13, lighter(colour, 0.62));
      pen.oval(at(0.105), 0.25, 0.08, 0.082, [240, 178, 48]);
      pen.oval(at(0.1), 0.25, 0.046, 0.048, [26, 22, 26]);
      pen.oval(at(0.1) - 0.018, 0.232, 0.014, 0.015, [252, 250, 244]);
      for (const toe of [0.05, 0.09, 0.13]) pen.oval(at(toe), 0.825, 0.018, 0.035, [222, 166, 64]);
    }
    pen.shape(path([-0.055, 0.29, 0.015, 0.29, -0.02, 0.38]), [222, 160, 60]);
  },
};
