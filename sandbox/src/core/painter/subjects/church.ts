import { type Colour, darker, lighter } from '../colour.ts';
import { type Pen, smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { across, down, lamplight, snow } from './parts.ts';
import { path } from './shapes.ts';

function arched(pen: Pen, x: number, top: number, wide: number, high: number): void {
  const outline = (grow: number) =>
    smooth(
      [
        [x - wide / 2 - grow, top + high + grow],
        [x - wide / 2 - grow, top + wide * 0.6],
        [x, top - grow * 1.4],
        [x + wide / 2 + grow, top + wide * 0.6],
        [x + wide / 2 + grow, top + high + grow],
      ],
      false,
    );
  pen.shape(outline(0.012), [226, 216, 200]);
  if (pen.dark > 0.3) {
    pen.lit(outline(0), { from: [255, 226, 140], to: [240, 150, 80] });
    pen.light(x, top + high / 2, high * 1.3, lamplight, 0.3 * pen.dark);
  } else pen.shape(outline(0), { from: [86, 112, 150], to: [58, 72, 98] });
}

export const church: Subject = {
  words: 'church chapel cathedral bell+tower clock+tower 教堂 大教堂 钟楼',
  place: 'ground',
  size: 0.64,
  wide: 0.92,
  colour: [228, 218, 200],
  draw(pen, colour) {
    const roof: Colour = pen.snowy ? snow : [126, 78, 66];
    // Nave.
    pen.box(-0.14, 0.62, 0.58, 0.38, down(darker(colour, 0.14), 0.05, 0.2));
    pen.shape(path([-0.16, 0.4, 0.36, 0.4, 0.47, 0.64, -0.16, 0.64]), down(roof, 0.15, 0.2));
    for (let row = 1; row < 4; row++)
      pen.box(-0.14, 0.4 + row * 0.06, 0.5 + row * 0.027, 0.007, darker(roof, 0.3), 0.5);
    for (const x of [0.08, 0.21, 0.34]) arched(pen, x, 0.71, 0.06, 0.17);
    // Tower and spire.
    pen.box(-0.36, 0.34, 0.26, 0.66, across(colour, 0.2, 0.2));
    pen.box(-0.375, 0.33, 0.29, 0.025, lighter(colour, 0.3));
    pen.box(-0.37, 0.56, 0.28, 0.016, lighter(colour, 0.3));
    pen.shape(path([-0.4, 0.335, -0.23, 0.06, -0.06, 0.335]), across(roof, 0.3, 0.35));
    pen.line(path([-0.23, 0.08, -0.23, 0]), 0.013, [206, 172, 88]);
    pen.line(path([-0.256, 0.028, -0.204, 0.028]), 0.013, [206, 172, 88]);
    arched(pen, -0.23, 0.38, 0.08, 0.11);
    pen.oval(-0.23, 0.64, 0.046, 0.046, [250, 246, 236]);
    pen.line(path([-0.23, 0.605, -0.23, 0.64, -0.205, 0.652]), 0.009, [60, 54, 60]);
    pen.shape(
      smooth(path([-0.3, 1, -0.3, 0.86, -0.23, 0.77, -0.16, 0.86, -0.16, 1]), false),
      lighter(colour, 0.3),
    );
    pen.shape(
      smooth(path([-0.282, 1, -0.282, 0.87, -0.23, 0.795, -0.178, 0.87, -0.178, 1]), false),
      across([112, 70, 52]),
    );
    pen.box(-0.233, 0.8, 0.006, 0.2, [66, 42, 36]);
  },
};
