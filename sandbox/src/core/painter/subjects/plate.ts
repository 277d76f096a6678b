import { darker, lighter } from '../colour.ts';
import { cosine, sine } from '../random.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const plate: Subject = {
  words: 'plate dish porcelain+plate platter 盘子 碟 碟子 瓷盘 青花瓷盘 青花瓷 餐盘',
  place: 'table',
  size: 0.26,
  wide: 2.3,
  colour: [46, 86, 164],
  draw(pen, colour) {
    const glaze = [244, 244, 240] as const;
    pen.oval(0, 0.56, 1.12, 0.44, darker(glaze, 0.4));
    pen.oval(0, 0.48, 1.14, 0.46, { from: [255, 255, 252], to: [198, 206, 216], along: 'right' });
    pen.oval(0, 0.48, 1.08, 0.43, colour);
    pen.oval(0, 0.48, 1.03, 0.41, { from: [252, 252, 250], to: [214, 220, 226], along: 'right' });
    // A garland on the rim: leaf, dot, leaf.
    for (let part = 0; part < 20; part++) {
      const at = (turn: number, far: number) =>
        [
          1.14 * far * cosine((part + turn) / 20),
          0.48 + 0.46 * far * sine((part + turn) / 20),
        ] as const;
      pen.blob([at(0.02, 0.8), at(0.3, 0.86), at(0.55, 0.84), at(0.3, 0.75)], colour, 0.85);
      const [x, y] = at(0.78, 0.8);
      pen.oval(x, y, 0.028, 0.013, lighter(colour, 0.2));
    }
    pen.oval(0, 0.5, 0.8, 0.31, colour);
    pen.oval(0, 0.5, 0.775, 0.3, { from: [206, 212, 220], to: [250, 250, 248], along: 'right' });
    for (let petal = 0; petal < 8; petal++) {
      const at = (turn: number, far: number) =>
        [far * cosine((petal + turn) / 8), 0.5 + 0.39 * far * sine((petal + turn) / 8)] as const;
      pen.blob(
        [at(0, 0.08), at(-0.3, 0.3), at(0, 0.5), at(0.3, 0.3)],
        petal % 2 ? colour : lighter(colour, 0.3),
      );
    }
    pen.oval(0, 0.5, 0.12, 0.047, lighter(colour, 0.75));
    pen.blob(
      path([-0.98, 0.44, -0.72, 0.2, -0.4, 0.1, -0.62, 0.22, -0.86, 0.42]),
      [255, 255, 255],
      0.5,
    );
  },
};
