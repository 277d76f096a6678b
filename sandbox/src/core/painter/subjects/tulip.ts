import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';

export const tulip: Subject = {
  words: 'tulip 郁金香',
  place: 'ground',
  size: 0.36,
  wide: 0.66,
  colour: [214, 52, 60],
  draw(pen, colour) {
    const green = { from: [122, 168, 88], to: [58, 108, 60] } as const;
    const bloom = (foot: number, x: number, y: number, size: number) => {
      pen.curve(
        [
          [foot, 1],
          [foot + (x - foot) * 0.4, (y + 1) / 2],
          [x, y],
        ],
        0.03,
        green,
        0.024,
      );
      const at = (dx: number, dy: number): readonly [number, number] => [
        x + dx * size,
        y + dy * size,
      ];
      pen.blob(
        [at(-0.3, 0.02), at(-0.34, -0.6), at(-0.12, -1.02), at(0.1, -0.6), at(0, 0)],
        darker(colour, 0.28),
      );
      pen.blob(
        [at(0.3, 0.02), at(0.34, -0.6), at(0.12, -1.02), at(-0.1, -0.6), at(0, 0)],
        darker(colour, 0.34),
      );
      for (const side of [-1, 1]) {
        pen.blob(
          [
            at(0, 0.08),
            at(side * 0.36, -0.06),
            at(side * 0.46, -0.5),
            at(side * 0.38, -1),
            at(side * 0.14, -0.62),
          ],
          {
            from: lighter(colour, side < 0 ? 0.28 : 0.1),
            to: darker(colour, side < 0 ? 0.1 : 0.24),
          },
        );
      }
      pen.blob(
        [
          at(0, 0.08),
          at(0.24, -0.14),
          at(0.2, -0.6),
          at(0, -0.9),
          at(-0.2, -0.6),
          at(-0.24, -0.14),
        ],
        { from: lighter(colour, 0.22), to: colour },
      );
    };
    const leaf = (x: number, tip: number, top: number) =>
      pen.blob(
        [
          [x - 0.02, 1],
          [x + (tip - x) * 0.4 - 0.05, (top + 1) / 2],
          [tip, top],
          [x + (tip - x) * 0.7 + 0.05, (top + 1) / 2 + 0.08],
          [x + 0.03, 1],
        ],
        green,
      );
    const sway = (pen.random() - 0.5) * 0.06;
    leaf(-0.08, -0.32, 0.6);
    bloom(-0.06, -0.2 + sway, 0.5, 0.24);
    bloom(0.06, 0.2 + sway, 0.56, 0.23);
    leaf(0.08, 0.3, 0.66);
    bloom(0, sway, 0.32, 0.28);
    leaf(-0.02, -0.12, 0.56);
    leaf(0.03, 0.12, 0.64);
  },
};
