import { darker, lighter } from '../colour.ts';
import { smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { path, volume } from './shapes.ts';

export const campfire: Subject = {
  words: 'campfire bonfire fire 篝火 火堆 营火',
  place: 'ground',
  size: 0.32,
  wide: 1.1,
  colour: [244, 116, 28],
  draw(pen, colour) {
    pen.light(0, 0.6, 1 + pen.dark * 0.7, [255, 160, 70], 0.08 + pen.dark * 0.5);
    pen.oval(0, 0.93, 0.5, 0.08, [52, 44, 42]);
    const stone = (x: number, y: number) => {
      const size = 0.08 + pen.random() * 0.03;
      const grey = 110 + pen.random() * 40;
      pen.oval(x, y, size, size * 0.66, volume([grey, grey - 4, grey - 8], 0.3, 0.45));
    };
    for (const x of [-0.34, -0.16, 0.02, 0.2, 0.36]) stone(x, 0.88);
    const tongue = (x: number, top: number, wide: number, lean: number) =>
      smooth(
        path([
          x - wide * 0.55,
          0.94,
          x - wide,
          0.76,
          x - wide * 0.66,
          0.56,
          x - wide * 0.34 + lean * 0.4,
          0.3 + top * 0.6,
          x + lean,
          top,
          x + wide * 0.42 + lean * 0.5,
          0.34 + top * 0.55,
          x + wide * 0.8,
          0.62,
          x + wide,
          0.78,
          x + wide * 0.55,
          0.94,
        ]),
        true,
      );
    const sway = (pen.random() - 0.5) * 0.1;
    pen.lit(tongue(-0.16, 0.3, 0.16, -0.06), {
      from: lighter(colour, 0.1),
      to: darker(colour, 0.1),
    });
    pen.lit(tongue(0.17, 0.26, 0.15, 0.05), {
      from: lighter(colour, 0.1),
      to: darker(colour, 0.1),
    });
    pen.lit(tongue(0, 0.02, 0.24, sway), { from: darker(colour, 0.06), to: lighter(colour, 0.2) });
    pen.lit(tongue(0, 0.3, 0.15, -sway), { from: [255, 176, 50], to: [255, 214, 96] });
    pen.lit(tongue(0, 0.54, 0.08, sway * 0.5), { from: [255, 226, 120], to: [255, 250, 214] });
    // Logs, crossed, with their cut ends.
    for (const [x, end] of path([-0.38, 0.3, 0.38, -0.3])) {
      pen.line(path([x, 0.93, end, 0.72]), 0.12, { from: [122, 82, 54], to: [62, 42, 34] });
      pen.oval(x, 0.93, 0.05, 0.06, [206, 164, 110]);
      pen.oval(x, 0.93, 0.026, 0.033, [166, 120, 76]);
    }
    for (const x of [-0.47, -0.24, 0, 0.22, 0.47]) stone(x, 0.985 - Math.abs(x) * 0.06);
    for (let spark = 0; spark < 6; spark++) {
      const x = (pen.random() - 0.5) * 0.5;
      const y = pen.random() * 0.4 - 0.05;
      pen.lit(path([x, y - 0.014, x + 0.01, y, x, y + 0.014, x - 0.01, y]), [255, 206, 110], 0.9);
    }
  },
};
