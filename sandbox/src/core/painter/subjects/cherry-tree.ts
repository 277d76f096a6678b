import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const cherryTree: Subject = {
  words:
    'cherry+blossom cherry+blossom+tree cherry+tree sakura plum+blossom peach+blossom ' +
    '樱花 樱花树 樱树 桃花 桃树 梅花 梅树',
  place: 'ground',
  size: 0.62,
  wide: 1.04,
  colour: [244, 170, 194],
  draw(pen, colour) {
    const bark = { from: [112, 82, 76], to: [58, 42, 46], along: 'right' } as const;
    pen.curve(path([0.02, 1, -0.04, 0.8, 0.03, 0.64, -0.02, 0.46]), 0.14, bark, 0.07);
    pen.shape(path([-0.1, 1, -0.04, 0.9, 0.08, 0.9, 0.15, 1]), bark);
    const ends = path([-0.42, 0.4, -0.24, 0.22, 0, 0.16, 0.26, 0.24, 0.44, 0.42]);
    for (const [x, y] of ends) {
      pen.curve(
        [
          [0.01, 0.66],
          [x * 0.4, y * 0.5 + 0.3],
          [x, y],
        ],
        0.065,
        bark,
        0.015,
      );
    }
    // Clouds of blossom around the ends of the branches, then single blossoms.
    const puff = (x: number, y: number, size: number, shade: number) => {
      const fill = shade > 0 ? darker(colour, shade) : lighter(colour, -shade);
      pen.oval(x, y, size, size * 0.8, {
        from: lighter(fill, 0.22),
        to: darker(fill, 0.05),
        along: 'out',
      });
    };
    for (const [x, y] of ends) {
      for (let index = 0; index < 5; index++) {
        puff(
          x * 0.9 + (pen.random() - 0.5) * 0.22,
          y + 0.06 + (pen.random() - 0.5) * 0.16,
          0.1 + pen.random() * 0.03,
          0.13,
        );
      }
    }
    for (const [x, y] of ends) {
      for (let index = 0; index < 6; index++) {
        puff(
          x * 0.92 + (pen.random() - 0.5) * 0.24,
          y - 0.02 + (pen.random() - 0.5) * 0.2,
          0.06 + pen.random() * 0.04,
          -pen.random() * 0.35,
        );
      }
    }
    for (let index = 0; index < 90; index++) {
      const [ex, ey] = ends[index % ends.length]!;
      const [x, y] = [ex * 0.92 + (pen.random() - 0.5) * 0.34, ey + (pen.random() - 0.5) * 0.3];
      pen.oval(x, y, 0.013, 0.012, index % 3 ? lighter(colour, 0.6) : darker(colour, 0.16), 0.9);
    }
    for (let petal = 0; petal < 26; petal++) {
      const fallen = petal > 9;
      const x = (pen.random() - 0.5) * 0.9;
      const y = fallen ? 0.97 + pen.random() * 0.05 : 0.58 + pen.random() * 0.36;
      pen.oval(x, y, 0.013, fallen ? 0.006 : 0.009, lighter(colour, 0.25));
    }
  },
};
