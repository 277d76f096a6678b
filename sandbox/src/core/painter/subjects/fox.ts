import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const fox: Subject = {
  words: 'fox foxes vixen 狐狸 小狐狸 狐 赤狐',
  place: 'ground',
  alive: true,
  size: 0.36,
  wide: 0.96,
  colour: [214, 104, 40],
  draw(pen, colour) {
    const fur = { from: lighter(colour, 0.18), to: darker(colour, 0.24), along: 'out' } as const;
    const cream = [250, 240, 224] as const;
    const sock = [62, 44, 42] as const;
    // The brush, laid around.
    pen.blob(
      path([
        0.06, 0.9, 0.24, 0.86, 0.34, 0.66, 0.32, 0.5, 0.4, 0.4, 0.5, 0.52, 0.52, 0.74, 0.42, 0.94,
        0.2, 1,
      ]),
      fur,
    );
    pen.blob(
      path([
        0.305, 0.56, 0.33, 0.46, 0.4, 0.38, 0.49, 0.5, 0.5, 0.6, 0.44, 0.55, 0.4, 0.62, 0.36, 0.54,
      ]),
      cream,
    );
    pen.blob(
      path([-0.22, 0.44, 0, 0.42, 0.14, 0.64, 0.2, 0.86, 0.16, 0.99, -0.26, 0.99, -0.3, 0.7]),
      fur,
    );
    pen.blob(path([-0.22, 0.46, -0.02, 0.46, -0.04, 0.66, -0.12, 0.78, -0.2, 0.66]), cream);
    for (const x of [-0.19, -0.06]) {
      pen.blob(
        [
          [x - 0.05, 0.66],
          [x + 0.05, 0.66],
          [x + 0.045, 0.97],
          [x - 0.05, 0.98],
        ],
        lighter(colour, 0.06),
      );
      pen.blob(
        [
          [x - 0.045, 0.84],
          [x + 0.045, 0.84],
          [x + 0.045, 0.98],
          [x - 0.06, 0.995],
        ],
        sock,
      );
    }
    for (const side of [-1, 1]) {
      const at = (x: number) => side * x - 0.12;
      pen.shape(
        [
          [at(0.26), 0.24],
          [at(0.23), 0],
          [at(0.05), 0.14],
        ],
        darker(colour, 0.12),
      );
      pen.shape(
        [
          [at(0.225), 0.2],
          [at(0.215), 0.07],
          [at(0.1), 0.15],
        ],
        sock,
      );
    }
    // A wide brow, and cheeks that run down into the nose.
    pen.blob(
      path([
        -0.4, 0.32, -0.3, 0.16, -0.12, 0.12, 0.06, 0.16, 0.16, 0.32, 0.06, 0.42, -0.06, 0.5, -0.12,
        0.53, -0.18, 0.5, -0.3, 0.42,
      ]),
      fur,
    );
    for (const side of [-1, 1]) {
      const at = (x: number) => side * x - 0.12;
      pen.blob(
        [
          [at(0.27), 0.335],
          [at(0.13), 0.33],
          [at(0.03), 0.42],
          [at(0.005), 0.51],
          [at(0.07), 0.49],
          [at(0.18), 0.415],
        ],
        cream,
      );
      pen.oval(at(0.115), 0.295, 0.03, 0.036, [30, 22, 24]);
      pen.oval(at(0.115) - 0.01, 0.283, 0.01, 0.011, [252, 250, 244]);
    }
    pen.oval(-0.12, 0.495, 0.042, 0.034, [30, 24, 28]);
  },
};
