import { type Colour, darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { path, pillar, volume } from './shapes.ts';

/** A slice of fish over rice. */
function nigiri(pen: Pen, x: number, y: number, fish: Colour): void {
  const at = (numbers: number[]) => path(numbers).map(([px, py]) => [x + px, y + py] as const);
  pen.blob(
    at([-0.3, 0.02, 0, -0.04, 0.3, 0.02, 0.31, 0.16, 0.24, 0.22, -0.24, 0.22, -0.31, 0.16]),
    volume([250, 246, 236], 0.2, 0.2),
  );
  for (let grain = 0; grain < 10; grain++) {
    pen.oval(
      x + (pen.random() - 0.5) * 0.52,
      y + 0.1 + pen.random() * 0.1,
      0.026,
      0.014,
      [222, 214, 200],
    );
  }
  pen.blob(
    at([
      -0.37, 0.08, -0.3, -0.1, 0, -0.2, 0.28, -0.14, 0.38, 0.04, 0.3, 0.09, 0, 0.04, -0.28, 0.12,
    ]),
    volume(fish, 0.3, 0.2),
  );
  for (const line of [-0.2, -0.06, 0.08, 0.22]) {
    pen.curve(
      at([line - 0.02, 0.04, line + 0.04, -0.05, line + 0.07, -0.13]),
      0.018,
      lighter(fish, 0.55),
      0.01,
    );
  }
}

/** Rice and a filling in seaweed, seen from a little above. */
function roll(pen: Pen, x: number, y: number, fish: Colour): void {
  pen.oval(x, y + 0.17, 0.19, 0.1, [22, 34, 32]);
  pen.box(x - 0.19, y, 0.38, 0.17, pillar([40, 56, 50], 0.15, 0.5));
  pen.oval(x, y, 0.19, 0.1, [30, 44, 40]);
  pen.oval(x, y, 0.165, 0.084, { from: [255, 252, 246], to: [230, 224, 212] });
  pen.oval(x, y, 0.075, 0.04, fish);
  pen.oval(x + 0.045, y - 0.012, 0.03, 0.02, [126, 176, 86]);
}

export const sushi: Subject = {
  words: 'sushi sashimi nigiri 寿司 刺身',
  place: 'table',
  size: 0.28,
  wide: 2,
  colour: [242, 122, 78],
  draw(pen, colour) {
    const wood = [150, 96, 58] as const;
    for (const x of [-0.66, 0.56]) pen.box(x, 0.84, 0.12, 0.16, darker(wood, 0.55));
    pen.shape(path([-0.86, 0.5, 0.86, 0.5, 1, 0.82, -1, 0.82]), {
      from: lighter(wood, 0.1),
      to: lighter(wood, 0.3),
    });
    pen.box(-1, 0.82, 2, 0.09, { from: wood, to: darker(wood, 0.35) });
    roll(pen, 0.3, 0.36, colour);
    roll(pen, 0.7, 0.38, colour);
    nigiri(pen, -0.3, 0.36, [214, 60, 62]);
    nigiri(pen, -0.52, 0.58, colour);
    roll(pen, 0.44, 0.57, colour);
    pen.blob(
      path([0.02, 0.74, 0.1, 0.6, 0.18, 0.62, 0.22, 0.75]),
      volume([142, 182, 96], 0.3, 0.3),
    );
  },
};
