import { type Colour, darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

const leaves: Record<string, Colour> = {
  spring: [134, 176, 84],
  autumn: [208, 116, 44],
};

export const tree: Subject = {
  words: 'tree oak maple 树 大树 老树 枫树 银杏',
  place: 'ground',
  size: 0.62,
  wide: 0.8,
  colour: [72, 122, 66],
  draw(pen, colour) {
    const bare = pen.season === 'winter';
    pen.shape(path([-0.045, 0.45, 0.045, 0.45, 0.06, 0.9, 0.11, 1, -0.11, 1, -0.06, 0.9]), {
      from: [122, 88, 62],
      to: [70, 50, 40],
      along: 'right',
    });
    for (const [x, y] of path([-0.28, 0.3, 0.3, 0.26, -0.12, 0.16, 0.14, 0.12])) {
      pen.curve(
        [
          [0, 0.6],
          [x * 0.4, y + 0.2],
          [x, y],
        ],
        0.05,
        [98, 70, 52],
        0.012,
      );
    }
    if (bare) return;
    const crown = pen.season ? (leaves[pen.season] ?? colour) : colour;
    for (let index = 0; index < 26; index++) {
      const low = index < 12;
      const x = (pen.random() - 0.5) * 0.66;
      const y = 0.3 + (pen.random() - 0.5) * 0.4 + x * x * 0.3;
      const size = 0.1 + pen.random() * 0.07;
      const fill = low ? darker(crown, 0.28) : lighter(crown, pen.random() * 0.22);
      pen.oval(x, y + (low ? 0.06 : -0.03), size, size * 0.82, {
        from: lighter(fill, 0.14),
        to: darker(fill, 0.18),
        along: 'out',
      });
    }
    if (pen.snowy) {
      for (let index = 0; index < 12; index++) {
        const x = (pen.random() - 0.5) * 0.6;
        pen.oval(x, 0.16 + x * x * 0.5 + pen.random() * 0.2, 0.09, 0.035, [238, 242, 248]);
      }
    }
  },
};
