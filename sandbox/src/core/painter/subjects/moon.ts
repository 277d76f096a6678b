import { darker, lighter } from '../colour.ts';
import { ovalPoints } from '../pen.ts';
import type { Subject } from '../subject.ts';

export const moon: Subject = {
  words: 'moon full+moon crescent 月亮 月 明月 满月 月球',
  place: 'sky',
  beyond: true,
  time: 'night',
  size: 0.2,
  wide: 1,
  colour: [246, 238, 206],
  draw(pen, colour) {
    pen.light(0, 0.5, 1.5, colour, 0.3);
    pen.lit(ovalPoints(0, 0.5, 0.5, 0.5), {
      from: lighter(colour, 0.3),
      to: darker(colour, 0.1),
      along: 'out',
    });
    for (const [x, y, size] of [
      [-0.16, 0.36, 0.11],
      [0.18, 0.56, 0.14],
      [-0.08, 0.72, 0.08],
      [0.2, 0.26, 0.06],
    ] as const) {
      pen.lit(ovalPoints(x, y, size, size * 0.86), darker(colour, 0.2), 0.45);
    }
  },
};
