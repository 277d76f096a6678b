import type { Subject } from '../subject.ts';
import { drawHouse } from './house.ts';

export const cabin: Subject = {
  words: 'cabin log+cabin log+house wooden+hut wooden+house 木屋 小木屋 木头房子',
  place: 'ground',
  size: 0.5,
  wide: 1.15,
  colour: [170, 112, 68],
  draw(pen, colour) {
    drawHouse(pen, colour, [104, 84, 78], true);
  },
};
