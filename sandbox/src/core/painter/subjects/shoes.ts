import { type Colour, darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

function shoe(pen: Pen, left: number, top: number, colour: Colour): void {
  const at = (numbers: number[]) => path(numbers).map(([x, y]) => [left + x, top + y] as const);
  // Inside of the opening, upper, toe cap, sole.
  pen.blob(at([0.02, 0.1, 0.22, 0.04, 0.4, 0.1, 0.3, 0.2, 0.1, 0.2]), darker(colour, 0.65));
  pen.blob(
    at([
      0.01, 0.1, 0.06, 0.2, 0.26, 0.22, 0.4, 0.08, 0.5, 0.2, 0.68, 0.36, 0.94, 0.42, 1.02, 0.56, 1,
      0.68, 0.5, 0.7, 0, 0.68, -0.02, 0.4,
    ]),
    { from: lighter(colour, 0.22), to: darker(colour, 0.3) },
  );
  pen.blob(at([0.78, 0.4, 0.92, 0.41, 1.03, 0.56, 1.01, 0.68, 0.74, 0.68, 0.72, 0.52]), {
    from: [255, 252, 244],
    to: [214, 208, 198],
  });
  pen.blob(
    at([
      -0.04, 0.62, 0.02, 0.6, 0.5, 0.63, 0.98, 0.6, 1.06, 0.63, 1.03, 0.76, 0.96, 0.79, 0.02, 0.79,
      -0.03, 0.76,
    ]),
    {
      from: [252, 250, 244],
      to: [196, 190, 182],
    },
  );
  pen.curve(at([-0.02, 0.71, 0.5, 0.72, 1.03, 0.71]), 0.018, darker(colour, 0.1));
  for (const [x, y] of path([0.42, 0.18, 0.52, 0.26, 0.62, 0.34])) {
    pen.line(at([x - 0.12, y + 0.12, x + 0.05, y - 0.01]), 0.034, [250, 246, 238]);
  }
  pen.blob(at([0.02, 0.26, 0.12, 0.3, 0.12, 0.58, 0, 0.6]), darker(colour, 0.25), 0.6);
}

export const shoes: Subject = {
  words: 'shoe sneaker boot 鞋 鞋子 运动鞋 球鞋 靴子',
  place: 'ground',
  size: 0.24,
  wide: 1.5,
  colour: [196, 58, 50],
  draw(pen, colour) {
    shoe(pen, -0.34, -0.02, darker(colour, 0.12));
    shoe(pen, -0.7, 0.2, colour);
  },
};
