import { type Colour, darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path, turned, volume } from './shapes.ts';

const red: Colour = [216, 52, 56];
const many: readonly Colour[] = [
  red,
  [246, 190, 54],
  [64, 136, 200],
  [96, 172, 96],
  [232, 130, 170],
];

export const balloon: Subject = {
  words: 'balloon 气球',
  place: 'sky',
  size: 0.34,
  wide: 0.5,
  colour: red,
  draw(pen, named) {
    const colour = named === red ? many[Math.floor(pen.random() * many.length)]! : named;
    const sway = (pen.random() - 0.5) * 0.1;
    pen.curve(path([0, 0.62, 0.03, 0.72, -0.02 + sway, 0.84, sway * 2, 1]), 0.01, [236, 232, 226]);
    pen.blob(
      turned([0, 0, 0.14, 0.03, 0.245, 0.16, 0.25, 0.3, 0.17, 0.46, 0.06, 0.575, 0, 0.59]),
      volume(colour, 0.35, 0.34),
    );
    pen.shape(path([0, 0.57, 0.035, 0.63, -0.035, 0.63]), darker(colour, 0.25));
    pen.blob(
      path([-0.18, 0.24, -0.15, 0.12, -0.07, 0.06, -0.05, 0.09, -0.11, 0.16, -0.14, 0.26]),
      lighter(colour, 0.9),
      0.6,
    );
  },
};
