import { lighter } from '../colour.ts';
import { ovalPoints } from '../pen.ts';
import { cosine, sine } from '../random.ts';
import type { Subject } from '../subject.ts';

export const sun: Subject = {
  words: 'sun 太阳 红日 烈日 旭日',
  place: 'sky',
  beyond: true,
  size: 0.22,
  wide: 1,
  colour: [255, 206, 74],
  draw(pen, colour) {
    pen.light(0, 0.5, 1.9, colour, 0.32);
    for (let ray = 0; ray < 16; ray++) {
      const far = ray % 2 ? 0.86 : 1.06;
      const at = (turn: number, reach: number) =>
        [reach * cosine((ray + turn) / 16), 0.5 + reach * sine((ray + turn) / 16)] as const;
      pen.lit([at(-0.3, 0.58), at(0, far), at(0.3, 0.58)], lighter(colour, 0.15), 0.75);
    }
    pen.lit(ovalPoints(0, 0.5, 0.5, 0.5), { from: lighter(colour, 0.6), to: colour, along: 'out' });
    pen.lit(ovalPoints(-0.03, 0.46, 0.34, 0.34), lighter(colour, 0.7), 0.35);
  },
};
