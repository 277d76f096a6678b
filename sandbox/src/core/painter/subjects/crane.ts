import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const crane: Subject = {
  words: 'crane red-crowned+crane heron egret stork 鹤 仙鹤 白鹤 丹顶鹤 白鹭 鹭 鹭鸶',
  place: 'sky',
  size: 0.24,
  wide: 1.9,
  colour: [246, 244, 238],
  draw(pen, colour) {
    const black = [46, 46, 54] as const;
    const beat = pen.random() * 0.16;
    const wing = (x: number, lean: number, top: number, shade: number) => {
      const white = darker(colour, shade);
      const at = (part: number, side: number): readonly [number, number] => [
        x + lean * part * part + side * (1 - part * 0.6),
        0.66 + (top - 0.66) * part,
      ];
      // Dark flight feathers along the hind edge, under the white of the wing.
      for (let feather = 0; feather < 14; feather++) {
        const part = feather / 13;
        const [ax, ay] = at(part * 0.95, 0);
        const long = 0.3 - part * 0.06;
        pen.curve(
          [
            [ax, ay],
            [ax + long * 0.6, ay + 0.02],
            [ax + long, ay + 0.1 - part * 0.12],
          ],
          0.085,
          feather % 2 ? black : [64, 64, 74],
          0.02,
        );
      }
      pen.blob(
        [
          at(0, -0.16),
          at(0.4, -0.19),
          at(0.75, -0.14),
          at(1, 0.02),
          at(0.75, 0.12),
          at(0.35, 0.16),
          at(0, 0.2),
        ],
        { from: white, to: lighter(white, 0.2) },
      );
    };
    wing(0.14, 0.34, 0.12 + beat, 0.24);
    for (const drop of [0, 0.045]) {
      pen.curve(
        [
          [0.3, 0.74],
          [0.6, 0.79 + drop],
          [0.94, 0.76 + drop * 1.6],
        ],
        0.035,
        black,
        0.016,
      );
    }
    pen.shape(path([0.22, 0.64, 0.52, 0.68, 0.48, 0.77, 0.2, 0.78]), darker(colour, 0.14));
    pen.blob(path([-0.32, 0.68, -0.14, 0.6, 0.14, 0.6, 0.36, 0.7, 0.16, 0.82, -0.14, 0.84]), {
      from: lighter(colour, 0.3),
      to: darker(colour, 0.22),
    });
    pen.curve(path([-0.2, 0.72, -0.42, 0.7, -0.58, 0.6, -0.74, 0.58]), 0.13, colour, 0.06);
    pen.curve(path([-0.46, 0.71, -0.58, 0.64, -0.7, 0.6]), 0.06, black, 0.03);
    pen.oval(-0.74, 0.575, 0.058, 0.05, colour);
    pen.oval(-0.745, 0.538, 0.04, 0.022, [206, 44, 40]);
    pen.shape(path([-0.785, 0.555, -0.96, 0.6, -0.78, 0.6]), [120, 104, 70]);
    pen.oval(-0.762, 0.568, 0.011, 0.012, black);
    wing(-0.04, 0.3, beat, 0.04);
  },
};
