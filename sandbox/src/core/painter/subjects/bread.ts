import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

const slice = (x: number, size: number) =>
  path([
    -0.3, 1, -0.31, 0.55, -0.36, 0.4, -0.33, 0.22, -0.18, 0.14, 0, 0.12, 0.18, 0.14, 0.33, 0.22,
    0.36, 0.4, 0.31, 0.55, 0.3, 1,
  ]).map(([px, py]) => [x + px * size, 1 - (1 - py) * size] as const);

export const bread: Subject = {
  words: 'bread loaf toast sourdough 面包 吐司',
  place: 'table',
  size: 0.28,
  wide: 1.7,
  colour: [196, 124, 58],
  draw(pen, colour) {
    // The loaf goes back to the right, its cut side is in front.
    pen.shape(
      path([
        -0.4, 0.3, -0.2, 0.1, 0, 0.02, 0.12, 0.05, 0.22, 0, 0.36, 0.04, 0.46, 0, 0.6, 0.04, 0.74,
        0.1, 0.82, 0.22, 0.82, 0.38, 0.77, 0.5, 0.77, 0.93, -0.2, 1,
      ]),
      { from: lighter(colour, 0.22), to: darker(colour, 0.34) },
    );
    for (const x of [0.16, 0.4, 0.64]) {
      pen.curve(path([x - 0.06, 0.06, x, 0.14, x - 0.01, 0.3]), 0.05, lighter(colour, 0.4), 0.01);
    }
    const crumb = { from: [252, 234, 196], to: [234, 202, 148], along: 'out' } as const;
    for (const [x, size] of path([-0.12, 1, -0.42, 0.96])) {
      pen.blob(slice(x + 0.05, size), darker(colour, 0.3));
      pen.blob(slice(x, size), lighter(colour, 0.04));
      pen.blob(
        slice(0, 1).map(
          ([px, py]) => [x + px * 0.87 * size, 0.955 - (1 - py) * 0.87 * size] as const,
        ),
        crumb,
      );
      for (let hole = 0; hole < 9; hole++) {
        const hx = x + (pen.random() - 0.5) * 0.42;
        pen.oval(hx, 0.34 + pen.random() * 0.5, 0.016, 0.012, [208, 166, 104], 0.7);
      }
    }
  },
};
