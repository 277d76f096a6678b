import type { Point } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { smooth } from '../pen.ts';
import { cosine, sine } from '../random.ts';
import type { Subject } from '../subject.ts';
import { down } from './parts.ts';
import { path } from './shapes.ts';

export const bridge: Subject = {
  words: 'bridge stone+bridge arch+bridge footbridge 桥 石桥 小桥 拱桥 石拱桥 木桥 断桥 桥上 廊桥',
  place: 'ground',
  ground: 'lake',
  size: 0.36,
  wide: 2.3,
  colour: [172, 164, 152],
  draw(pen, colour) {
    pen.oval(0, 0.96, 0.72, 0.13, { from: [108, 158, 178], to: [58, 104, 134] });
    // The inside of the vault, seen past its front edge.
    const arch = (rx: number, ry: number, lean: number): Point[] =>
      Array.from({ length: 25 }, (_, index) => [
        lean - rx * cosine(index / 48),
        0.96 - ry * sine(index / 48),
      ]);
    const hollow = [...arch(0.46, 0.58, 0), ...arch(0.42, 0.5, 0.05).reverse()];
    pen.shape(hollow, down(darker(colour, 0.5), 0.1, 0.1));
    const deck = smooth(
      path([-1.15, 0.9, -0.8, 0.66, -0.4, 0.34, 0, 0.22, 0.4, 0.34, 0.8, 0.66, 1.15, 0.9]),
      false,
    );
    const high = (x: number): number =>
      deck.reduce((best, point) =>
        Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best,
      )[1];
    pen.shape(
      [...deck, [1.15, 1], [0.46, 1], ...arch(0.46, 0.58, 0).reverse(), [-0.46, 1], [-1.15, 1]],
      {
        from: lighter(colour, 0.18),
        to: darker(colour, 0.3),
      },
    );
    // Courses of stone, and the ring of wedges.
    for (let index = 0; index < 34; index++) {
      const x = (pen.random() - 0.5) * 2.1;
      const y = high(x) + 0.08 + pen.random() * 0.5;
      const inside = (x * x) / 0.3 + ((0.96 - y) * (0.96 - y)) / 0.46 < 1;
      if (y > 0.93 || inside) continue;
      pen.box(
        x - 0.06,
        y,
        0.12,
        0.045,
        index % 2 ? darker(colour, 0.22) : lighter(colour, 0.2),
        0.6,
      );
    }
    for (let wedge = 0; wedge <= 16; wedge++) {
      const [cx, cy] = [cosine(wedge / 32), sine(wedge / 32)];
      pen.line(
        [
          [0.465 * cx, 0.96 - 0.585 * cy],
          [0.54 * cx, 0.96 - 0.67 * cy],
        ],
        0.012,
        darker(colour, 0.4),
      );
    }
    pen.line(deck, 0.035, darker(colour, 0.25));
    // Posts and rail.
    const rail: Point[] = [];
    for (let post = 0; post <= 14; post++) {
      const x = -1.05 + post * 0.15;
      const y = high(x);
      rail.push([x, y - 0.11]);
      pen.box(x - 0.02, y - 0.17, 0.04, 0.17, down(lighter(colour, 0.15), 0.2, 0.3));
      pen.oval(x, y - 0.175, 0.026, 0.024, lighter(colour, 0.3));
    }
    pen.line(rail, 0.03, lighter(colour, 0.1));
    if (pen.snowy)
      pen.line(
        deck.map(([x, y]): Point => [x, y - 0.01]),
        0.04,
        [240, 244, 250],
      );
    for (const [x, y, wide] of [
      [-0.16, 0.97, 0.2],
      [0.14, 1.01, 0.24],
      [0, 1.05, 0.16],
    ] as const) {
      pen.oval(x, y, wide, 0.009, [206, 228, 236], 0.6);
    }
  },
};
