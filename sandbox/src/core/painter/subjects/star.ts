import { lighter } from '../colour.ts';
import { cosine, sine } from '../random.ts';
import type { Subject } from '../subject.ts';

export const star: Subject = {
  words: 'star 星 星星 星辰 群星 星光',
  place: 'sky',
  beyond: true,
  time: 'night',
  size: 0.2,
  wide: 1.4,
  colour: [255, 238, 186],
  usual: 5,
  draw(pen, colour) {
    for (let index = 0; index < 6; index++) {
      const near = index === 0;
      const x = near ? 0 : (pen.random() - 0.5) * 1.4;
      const y = near ? 0.5 : pen.random();
      const size = near ? 0.36 : 0.08 + pen.random() * 0.12;
      pen.light(x, y, size * 1.3, colour, 0.12 + pen.dark * 0.3);
      const corner = (turn: number) => {
        const reach = turn % 2 ? size * 0.16 : turn % 4 ? size * 0.68 : size;
        return [x + reach * cosine(turn / 8 + 0.25), y + reach * sine(turn / 8 + 0.25)] as const;
      };
      pen.lit([0, 1, 2, 3, 4, 5, 6, 7].map(corner), lighter(colour, 0.5));
    }
  },
};
