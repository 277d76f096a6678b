import type { Point } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { ovalPoints } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { arc, path, rotate } from './shapes.ts';

export const key: Subject = {
  words: 'key 钥匙 金钥匙',
  place: 'table',
  size: 0.24,
  wide: 2.3,
  colour: [202, 154, 66],
  draw(pen, colour) {
    const at = (points: readonly Point[]) => rotate(points, -0.03, [0, 0.5]);
    // First the edge in the shade, then the metal over it.
    for (const [drop, fill] of [
      [0.07, darker(colour, 0.5)],
      [0, { from: lighter(colour, 0.45), to: darker(colour, 0.15) }],
    ] as const) {
      const put = (points: readonly Point[]) =>
        at(points.map(([x, y]) => [x, y + drop + 0.12] as const));
      for (const [x, y] of path([-0.95, 0.44, -0.66, 0.24, -0.66, 0.64])) {
        pen.shape(
          put([...arc([x, y], [0.24, 0.21], 0, 1), ...arc([x, y], [0.13, 0.11], 1, 0)]),
          fill,
        );
      }
      pen.shape(put(path([-0.48, 0.39, 1.08, 0.4, 1.12, 0.44, 1.08, 0.49, -0.48, 0.49])), fill);
      for (const x of [-0.42, -0.32, 0.5]) pen.shape(put(ovalPoints(x, 0.44, 0.04, 0.1)), fill);
      pen.shape(
        put(
          path([
            0.66, 0.46, 0.66, 0.84, 0.78, 0.84, 0.78, 0.7, 0.84, 0.7, 0.84, 0.8, 0.9, 0.8, 0.9,
            0.64, 0.96, 0.64, 0.96, 0.84, 1.04, 0.84, 1.04, 0.46,
          ]),
        ),
        fill,
      );
    }
    pen.line(at(path([-0.26, 0.535, 0.46, 0.54])), 0.02, lighter(colour, 0.8), 0.7);
  },
};
