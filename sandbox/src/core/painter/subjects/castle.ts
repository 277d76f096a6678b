import { type Colour, darker, lighter, mix } from '../colour.ts';
import { boxPoints, type Pen } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { across, lamplight, snow } from './parts.ts';
import { path } from './shapes.ts';

function tower(
  pen: Pen,
  x: number,
  half: number,
  top: number,
  base: number,
  stone: Colour,
  roof: Colour,
): void {
  pen.box(x - half, top, half * 2, base - top, across(stone, 0.2, 0.32));
  pen.box(x - half * 1.2, top, half * 2.4, half * 0.45, across(lighter(stone, 0.05), 0.2, 0.3));
  const peak = top - half * 3.1;
  pen.shape(
    [
      [x - half * 1.4, top + 0.005],
      [x, peak],
      [x + half * 1.4, top + 0.005],
    ],
    across(roof, 0.3, 0.4),
  );
  pen.line(
    [
      [x, peak + 0.01],
      [x, peak - 0.06],
    ],
    0.008,
    [70, 62, 64],
  );
  pen.shape(
    [
      [x, peak - 0.06],
      [x + 0.07, peak - 0.042],
      [x, peak - 0.024],
    ],
    [206, 62, 52],
  );
  const slit = half * 0.22;
  for (let y = top + half * 1.1; y < base - half * 1.4; y += half * 1.9) {
    const hole = boxPoints(x - slit, y, slit * 2, half * 0.75);
    if (pen.dark > 0.3) {
      pen.lit(hole, [255, 214, 120]);
      pen.light(x, y + half * 0.3, half * 1.4, lamplight, 0.3 * pen.dark);
    } else pen.shape(hole, [62, 62, 76]);
  }
}

function wall(
  pen: Pen,
  left: number,
  right: number,
  top: number,
  base: number,
  stone: Colour,
): void {
  pen.box(left, top, right - left, base - top, across(stone, 0.1, 0.2));
  for (let x = left; x < right - 0.02; x += 0.06)
    pen.box(x, top - 0.035, 0.035, 0.04, lighter(stone, 0.1));
}

export const castle: Subject = {
  words: 'castle castle+tower fortress palace 城堡 古堡 堡垒 宫殿',
  place: 'far',
  size: 0.5,
  wide: 1.3,
  colour: [188, 180, 170],
  draw(pen, colour) {
    const roof: Colour = pen.snowy ? mix([92, 104, 146], snow, 0.75) : [92, 104, 146];
    const hill: Colour = pen.snowy ? [222, 230, 240] : [112, 138, 88];
    tower(pen, 0.16, 0.07, 0.34, 0.8, darker(colour, 0.1), roof);
    tower(pen, -0.2, 0.065, 0.4, 0.8, darker(colour, 0.1), roof);
    wall(pen, -0.2, 0.2, 0.5, 0.84, darker(colour, 0.06));
    tower(pen, -0.02, 0.1, 0.36, 0.84, colour, roof);
    wall(pen, -0.36, 0.36, 0.66, 0.9, lighter(colour, 0.04));
    tower(pen, -0.38, 0.07, 0.54, 0.92, colour, roof);
    tower(pen, 0.38, 0.07, 0.56, 0.92, colour, roof);
    // Gatehouse.
    wall(pen, -0.11, 0.11, 0.62, 0.9, lighter(colour, 0.12));
    pen.blob(path([-0.05, 0.9, -0.055, 0.76, 0, 0.7, 0.055, 0.76, 0.05, 0.9]), [74, 52, 44]);
    pen.blob(
      path([-0.8, 1.06, -0.62, 0.96, -0.4, 0.885, 0, 0.865, 0.4, 0.89, 0.62, 0.97, 0.8, 1.06]),
      { from: lighter(hill, 0.12), to: darker(hill, 0.2) },
    );
    pen.curve(path([0, 0.875, 0.07, 0.92, -0.06, 0.97, 0.02, 1.05]), 0.04, [206, 190, 158], 0.09);
  },
};
