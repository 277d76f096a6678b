import { darker, lighter } from '../colour.ts';
import { cosine, sine } from '../random.ts';
import type { Subject } from '../subject.ts';

export const flower: Subject = {
  words: 'flower wildflower blossom daisy poppy peony 花 花朵 鲜花 野花 小花 花儿 雏菊 牡丹 菊花',
  place: 'ground',
  size: 0.34,
  wide: 0.8,
  colour: [216, 66, 78],
  draw(pen, colour) {
    const bloom = (foot: number, x: number, y: number, size: number) => {
      const stem = { from: [112, 158, 78], to: [64, 112, 56] } as const;
      pen.curve(
        [
          [foot, 1],
          [foot + (x - foot) * 0.3, (y + 1) / 2],
          [x, y],
        ],
        0.028,
        stem,
        0.02,
      );
      const side = x < foot ? -1 : 1;
      const leafY = 0.8 + pen.random() * 0.08;
      pen.blob(
        [
          [foot, leafY + 0.08],
          [foot + side * 0.08, leafY - 0.06],
          [foot + side * 0.2, leafY - 0.12],
          [foot + side * 0.13, leafY + 0.02],
        ],
        stem,
      );
      const start = pen.random();
      for (const ring of [0, 1]) {
        for (let petal = 0; petal < 7; petal++) {
          const turn = start + (petal + ring / 2) / 7;
          const at = (far: number, to: number): readonly [number, number] => [
            x + size * far * cosine(turn + to),
            y + size * far * sine(turn + to) * 0.92,
          ];
          const reach = 1 - ring * 0.26;
          pen.blob(
            [
              at(0.1, 0),
              at(0.66 * reach, -0.085),
              at(0.97 * reach, -0.04),
              at(0.97 * reach, 0.04),
              at(0.66 * reach, 0.085),
            ],
            ring
              ? { from: lighter(colour, 0.3), to: colour, along: 'out' }
              : { from: lighter(colour, 0.08), to: darker(colour, 0.26), along: 'out' },
          );
        }
      }
      pen.oval(x, y, size * 0.29, size * 0.27, {
        from: [252, 214, 84],
        to: [206, 138, 36],
        along: 'out',
      });
      for (let dot = 0; dot < 6; dot++) {
        pen.oval(
          x + size * 0.16 * cosine(dot / 6),
          y + size * 0.15 * sine(dot / 6),
          size * 0.03,
          size * 0.03,
          [168, 104, 34],
        );
      }
    };
    bloom(-0.06, -0.22, 0.4, 0.17);
    bloom(0.08, 0.24, 0.52, 0.155);
    bloom(0, 0.03, 0.2, 0.2);
  },
};
