import type { Point } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { ovalPoints } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { path, pillar, rotate } from './shapes.ts';

export const fan: Subject = {
  words: 'fan round+fan silk+fan hand+fan 团扇 扇子 折扇',
  place: 'table',
  borne: 'held',
  size: 0.5,
  wide: 0.72,
  colour: [242, 232, 208],
  draw(pen, colour) {
    const at = (points: readonly Point[]) => rotate(points, 0.012, [0, 0.95]);
    const wood = [112, 62, 40] as const;
    pen.shape(at(path([-0.022, 0.3, 0.022, 0.3, 0.026, 0.9, -0.026, 0.9])), {
      from: lighter(wood, 0.3),
      to: wood,
      along: 'right',
    });
    pen.shape(at(ovalPoints(0, 0.33, 0.345, 0.325)), darker(wood, 0.1));
    pen.shape(at(ovalPoints(0, 0.33, 0.32, 0.3)), {
      from: lighter(colour, 0.4),
      to: darker(colour, 0.14),
      along: 'out',
    });
    // A painted plum twig.
    const ink = [88, 62, 54] as const;
    pen.curve(at(path([-0.27, 0.45, -0.12, 0.36, 0.02, 0.34, 0.2, 0.2])), 0.022, ink, 0.006);
    pen.curve(at(path([-0.1, 0.355, -0.06, 0.24, 0.02, 0.16])), 0.013, ink, 0.005);
    pen.curve(at(path([0.04, 0.33, 0.13, 0.36, 0.22, 0.35])), 0.012, ink, 0.005);
    for (const [x, y] of path([
      -0.05, 0.22, 0.02, 0.14, -0.14, 0.4, 0.06, 0.29, 0.19, 0.21, 0.22, 0.36,
    ])) {
      for (let petal = 0; petal < 5; petal++) {
        const [[px, py]] = rotate([[x, y - 0.026]], petal / 5, [x, y]) as [Point];
        pen.shape(at(ovalPoints(px, py, 0.023, 0.023)), {
          from: [234, 110, 124],
          to: [196, 56, 78],
        });
      }
      pen.shape(at(ovalPoints(x, y, 0.012, 0.012)), [250, 214, 110]);
    }
    pen.shape(at(path([-0.034, 0.58, 0.034, 0.58, 0.03, 0.7, -0.03, 0.7])), darker(wood, 0.3));
    // It stands in a foot of wood, its tassel hangs beside it.
    for (const x of [-0.02, 0, 0.02]) {
      pen.curve(
        path([0.02, 0.68, 0.1 + x, 0.7, 0.12 + x, 0.8, 0.11 + x * 1.6, 0.88]),
        0.016,
        [186, 48, 48],
      );
    }
    pen.oval(0.12, 0.76, 0.026, 0.022, [206, 164, 84]);
    pen.blob(
      path([-0.2, 1, -0.17, 0.94, -0.05, 0.9, 0.05, 0.9, 0.17, 0.94, 0.2, 1]),
      pillar(wood, 0.15, 0.4),
    );
  },
};
