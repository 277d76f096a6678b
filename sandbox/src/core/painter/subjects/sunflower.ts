import { darker, lighter } from '../colour.ts';
import { cosine, sine } from '../random.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const sunflower: Subject = {
  words: 'sunflower 向日葵 葵花',
  place: 'ground',
  size: 0.54,
  wide: 0.56,
  colour: [246, 190, 40],
  draw(pen, colour) {
    const green = { from: [122, 164, 70], to: [62, 110, 52] } as const;
    const lean = (pen.random() - 0.5) * 0.08;
    const [x, y] = [lean, 0.26];
    pen.curve(
      [
        [0, 1],
        [-lean * 0.6, 0.66],
        [x, y],
      ],
      0.045,
      green,
      0.035,
    );
    for (const [side, at] of path([-1, 0.7, 1, 0.8])) {
      pen.blob(
        [
          [0, at],
          [side * 0.08, at - 0.1],
          [side * 0.22, at - 0.1],
          [side * 0.28, at - 0.02],
          [side * 0.18, at + 0.03],
          [side * 0.07, at + 0.02],
        ],
        green,
      );
      pen.curve(
        [
          [0, at],
          [side * 0.1, at - 0.04],
          [side * 0.24, at - 0.03],
        ],
        0.01,
        [150, 186, 96],
        0.003,
      );
    }
    const start = pen.random();
    for (const ring of [0, 1]) {
      for (let petal = 0; petal < 16; petal++) {
        const turn = start + (petal + ring / 2) / 16;
        const long = (0.255 - ring * 0.035) * (0.93 + pen.random() * 0.12);
        const at = (far: number, to: number): readonly [number, number] => [
          x + far * cosine(turn + to),
          y + far * sine(turn + to),
        ];
        pen.blob(
          [
            at(0.1, -0.02),
            at(long * 0.66, -0.04),
            at(long, 0),
            at(long * 0.66, 0.04),
            at(0.1, 0.02),
          ],
          ring ? { from: lighter(colour, 0.16), to: darker(colour, 0.06) } : darker(colour, 0.17),
        );
      }
    }
    pen.oval(x, y, 0.135, 0.135, { from: [122, 76, 40], to: [52, 32, 24], along: 'out' });
    // Seeds lie in a spiral.
    for (let seed = 4; seed < 70; seed++) {
      const far = 0.0148 * Math.sqrt(seed);
      pen.oval(
        x + far * cosine(seed * 0.382),
        y + far * sine(seed * 0.382),
        0.0065,
        0.0065,
        seed > 44 ? [176, 118, 52] : [92, 58, 32],
      );
    }
  },
};
