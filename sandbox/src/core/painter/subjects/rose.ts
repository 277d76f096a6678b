import { darker, lighter } from '../colour.ts';
import { cosine, sine } from '../random.ts';
import type { Subject } from '../subject.ts';

export const rose: Subject = {
  words: 'rose 玫瑰 玫瑰花 蔷薇 月季',
  place: 'ground',
  size: 0.38,
  wide: 0.6,
  colour: [192, 34, 50],
  draw(pen, colour) {
    const green = { from: [98, 146, 78], to: [46, 92, 54] } as const;
    const leaf = (x: number, y: number, dx: number, dy: number) => {
      pen.blob(
        [
          [x, y],
          [x + dx * 0.5 - dy * 0.4, y + dy * 0.5 + dx * 0.2],
          [x + dx, y + dy],
          [x + dx * 0.6 + dy * 0.4, y + dy * 0.4 - dx * 0.3],
        ],
        green,
      );
    };
    const bloom = (foot: number, x: number, y: number, size: number) => {
      pen.curve(
        [
          [foot, 1],
          [foot + (x - foot) * 0.3, (y + 1) / 2],
          [x, y],
        ],
        0.026,
        green,
        0.02,
      );
      const turn0 = pen.random();
      for (const side of [-1, 0, 1])
        pen.blob(
          [
            [x, y + size * 0.7],
            [x + side * size * 0.6 - 0.02, y + size * 0.8],
            [x + side * size, y + size * 1.25],
            [x + side * size * 0.5 + 0.03, y + size * 0.9],
          ],
          green,
        );
      // Petals ring within ring, each a little darker towards the heart.
      for (const [ring, count, far] of [
        [0, 5, 0.52],
        [1, 5, 0.36],
        [2, 4, 0.22],
        [3, 3, 0.1],
      ] as const) {
        for (let petal = 0; petal < count; petal++) {
          const turn = turn0 + ring * 0.13 + petal / count;
          const r = size * (0.52 - ring * 0.09);
          const shade = darker(colour, ring * 0.07);
          pen.oval(x + size * far * cosine(turn), y + size * far * sine(turn) * 0.9, r, r * 0.92, {
            from: lighter(shade, 0.24),
            to: darker(shade, 0.34),
            along: 'out',
          });
        }
      }
      pen.curve(
        [
          [x - size * 0.16, y + size * 0.02],
          [x, y + size * 0.14],
          [x + size * 0.16, y - size * 0.02],
          [x, y - size * 0.12],
          [x - size * 0.05, y],
        ],
        size * 0.07,
        darker(colour, 0.5),
        size * 0.03,
      );
    };
    leaf(0.01, 0.72, 0.22, -0.06);
    leaf(0, 0.82, -0.24, -0.05);
    leaf(0.02, 0.92, 0.2, -0.02);
    bloom(0.02, (pen.random() - 0.5) * 0.1, 0.26, 0.25);
  },
};
