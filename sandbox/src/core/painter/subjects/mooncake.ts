import { type Colour, darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { cosine, sine } from '../random.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

/** Scalloped all around, a flower pressed into its top. */
function whole(pen: Pen, x: number, y: number, size: number, colour: Colour): void {
  const rim = (down: number, far: number) =>
    Array.from({ length: 96 }, (_, index) => {
      const reach = size * far * (1 + 0.03 * cosine(index / 8));
      return [x + reach * cosine(index / 96), y + down + reach * 0.46 * sine(index / 96)] as const;
    });
  const high = size * 0.5;
  for (let layer = 8; layer >= 0; layer--) {
    pen.shape(rim((high * layer) / 8, 1), {
      from: lighter(colour, 0.12),
      to: darker(colour, 0.5),
      along: 'right',
    });
  }
  pen.shape(rim(0, 1), { from: lighter(colour, 0.42), to: darker(colour, 0.05), along: 'right' });
  pen.shape(rim(size * 0.015, 0.86), darker(colour, 0.22));
  pen.shape(rim(size * 0.03, 0.83), {
    from: lighter(colour, 0.2),
    to: darker(colour, 0.12),
    along: 'right',
  });
  for (let petal = 0; petal < 8; petal++) {
    const at = (turn: number, far: number, down = 0) =>
      [
        x + size * far * cosine((petal + turn) / 8),
        y + size * (0.03 + down) + size * 0.46 * far * sine((petal + turn) / 8),
      ] as const;
    const leaf = (down: number) => [
      at(0, 0.2, down),
      at(-0.34, 0.48, down),
      at(0, 0.7, down),
      at(0.34, 0.48, down),
    ];
    pen.blob(leaf(0.025), darker(colour, 0.42));
    pen.blob(leaf(0), lighter(colour, 0.3));
  }
  pen.oval(x, y + size * 0.05, size * 0.16, size * 0.075, darker(colour, 0.4));
  pen.oval(x, y + size * 0.03, size * 0.15, size * 0.07, lighter(colour, 0.35));
}

export const mooncake: Subject = {
  words: 'mooncake moon+cake 月饼',
  place: 'table',
  size: 0.26,
  wide: 1.9,
  colour: [206, 132, 56],
  draw(pen, colour) {
    whole(pen, -0.22, 0.36, 0.72, colour);
    // Half of another one, the filling and the yolk to the front.
    const top = Array.from({ length: 49 }, (_, index) => {
      const reach = 1 + 0.035 * cosine(index / 8);
      return [
        0.52 + 0.42 * reach * cosine(0.5 + index / 96),
        0.68 + 0.2 * reach * sine(0.5 + index / 96),
      ] as const;
    });
    pen.shape(top, { from: lighter(colour, 0.15), to: lighter(colour, 0.42) });
    pen.box(0.09, 0.68, 0.86, 0.32, { from: lighter(colour, 0.08), to: darker(colour, 0.25) });
    pen.shape(
      path([
        0.14, 0.74, 0.18, 0.72, 0.86, 0.72, 0.9, 0.74, 0.9, 0.93, 0.86, 0.95, 0.18, 0.95, 0.14,
        0.93,
      ]),
      {
        from: [150, 76, 42],
        to: [108, 50, 32],
      },
    );
    pen.oval(0.52, 0.835, 0.125, 0.105, { from: [255, 202, 80], to: [232, 116, 28], along: 'out' });
  },
};
