import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const lotus: Subject = {
  words: 'lotus lotuses water+lily water+lilies waterlily lily+pad 荷花 莲花 睡莲 荷叶',
  place: 'pond',
  size: 0.4,
  wide: 1.2,
  colour: [238, 140, 170],
  draw(pen, colour) {
    const pad = (x: number, y: number, rx: number, notch: number) => {
      const ry = rx * 0.46;
      pen.oval(x + 0.02, y + 0.035, rx, ry, [8, 34, 40], 0.3);
      pen.oval(x, y, rx, ry, { from: [132, 178, 96], to: [50, 106, 68], along: 'out' });
      for (const [dx, dy] of path([
        -0.9, 0.1, -0.5, -0.75, 0.4, -0.8, 0.9, -0.2, -0.5, 0.75, 0.6, 0.7,
      ])) {
        pen.line(
          [
            [x, y],
            [x + dx * rx * 0.9, y + dy * ry * 0.9],
          ],
          0.008,
          [158, 198, 118],
          0.7,
        );
      }
      pen.shape(
        [
          [x, y],
          [x + rx * (notch - 0.14), y + ry * 1.02],
          [x + rx * (notch + 0.14), y + ry * 1.02],
        ],
        [40, 96, 100],
      );
    };
    pad(0.34, 0.62, 0.25, -0.2);
    pad(-0.34, 0.68, 0.27, 0.3);
    pad(0.02, 0.84, 0.34, -0.4);
    // Petals from the back to the front, a cup.
    const petal = (foot: number, tip: number, top: number, fat: number, shade: number) => {
      const middle = (foot + tip) / 2;
      const y = (top + 0.72) / 2;
      pen.blob(
        [
          [foot, 0.74],
          [middle - fat + (tip - foot) * 0.12, y + 0.03],
          [tip - fat * 0.25, top + 0.06],
          [tip, top],
          [tip + fat * 0.25, top + 0.06],
          [middle + fat + (tip - foot) * 0.12, y + 0.03],
        ],
        { from: darker(colour, shade), to: lighter(colour, 0.62 - shade) },
      );
    };
    for (const side of [-1, 1]) petal(side * 0.02, side * 0.15, 0.06, 0.1, 0.18);
    petal(0, 0, 0.02, 0.11, 0.12);
    for (const side of [-1, 1]) petal(side * 0.05, side * 0.31, 0.2, 0.1, 0.13);
    pen.oval(0, 0.5, 0.08, 0.04, [244, 204, 92]);
    for (const side of [-1, 1]) petal(side * 0.04, side * 0.19, 0.2, 0.11, 0.07);
    for (const side of [-1, 1]) petal(side * 0.08, side * 0.42, 0.44, 0.085, 0.06);
    petal(0, 0, 0.24, 0.12, 0);
    for (const side of [-1, 1]) petal(side * 0.04, side * 0.17, 0.42, 0.1, 0);
    for (const side of [-1, 1]) petal(side * 0.1, side * 0.34, 0.62, 0.06, 0.02);
  },
};
