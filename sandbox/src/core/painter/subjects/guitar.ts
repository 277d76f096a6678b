import type { Point } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { ovalPoints } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { path, rotate, turned, volume } from './shapes.ts';

export const guitar: Subject = {
  words: 'guitar violin cello ukulele lute pipa guzheng 吉他 古筝 古琴 小提琴 大提琴 琵琶',
  place: 'ground',
  ground: 'room',
  size: 0.56,
  wide: 0.56,
  colour: [204, 128, 58],
  draw(pen, colour) {
    const at = (points: readonly Point[]) => rotate(points, 0.035, [0, 0.6]);
    const body = [
      0, 0.5, 0.1, 0.49, 0.165, 0.55, 0.135, 0.66, 0.18, 0.75, 0.23, 0.86, 0.16, 0.97, 0, 0.99,
    ];
    pen.blob(
      at(turned(body).map(([x, y]) => [x + 0.025, y + 0.006] as const)),
      darker(colour, 0.62),
    );
    pen.blob(at(turned(body)), darker(colour, 0.45));
    pen.blob(
      at(turned(body).map(([x, y]) => [x * 0.93, 0.745 + (y - 0.745) * 0.95] as const)),
      volume(colour, 0.35, 0.3),
    );
    pen.shape(at(ovalPoints(0, 0.68, 0.078, 0.078)), lighter(colour, 0.5));
    pen.shape(at(ovalPoints(0, 0.68, 0.064, 0.064)), [46, 30, 26]);
    // Neck, frets and head.
    const neck = [64, 42, 34] as const;
    pen.shape(at(path([-0.026, 0.12, 0.026, 0.12, 0.032, 0.64, -0.032, 0.64])), {
      from: lighter(neck, 0.15),
      to: neck,
      along: 'right',
    });
    for (const y of [0.2, 0.26, 0.32, 0.375, 0.43, 0.48, 0.53, 0.575]) {
      pen.line(at(path([-0.03, y, 0.03, y])), 0.005, [206, 190, 150]);
    }
    pen.shape(
      at(path([-0.03, 0.13, -0.05, 0.01, -0.03, -0.01, 0.03, -0.01, 0.05, 0.01, 0.03, 0.13])),
      {
        from: darker(colour, 0.3),
        to: darker(colour, 0.5),
      },
    );
    for (const y of [0.025, 0.06, 0.095]) {
      for (const side of [-1, 1])
        pen.shape(at(ovalPoints(side * 0.062, y, 0.016, 0.011)), [226, 214, 186]);
    }
    pen.shape(at(path([-0.085, 0.845, 0.085, 0.845, 0.085, 0.87, -0.085, 0.87])), [58, 36, 30]);
    for (let string = -2; string < 3; string++) {
      pen.line(at(path([string * 0.011, 0.02, string * 0.013, 0.855])), 0.003, [238, 228, 206]);
    }
  },
};
