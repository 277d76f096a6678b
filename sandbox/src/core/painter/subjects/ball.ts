import type { Point } from '../canvas.ts';
import { type Colour, lighter } from '../colour.ts';
import { smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { arc, path, rotate, volume } from './shapes.ts';

const white: Colour = [250, 246, 236];

export const ball: Subject = {
  words: 'ball beach+ball football soccer basketball 皮球 足球 篮球',
  place: 'ground',
  size: 0.24,
  wide: 1,
  colour: [222, 62, 52],
  draw(pen, colour) {
    const lean = 0.06 + pen.random() * 0.08;
    const at = (points: readonly Point[]) => rotate(points, lean, [0, 0.5]);
    pen.oval(0, 0.5, 0.5, 0.5, white);
    // Panels from pole to pole; the poles are a little inside the edge.
    const meridian = (x: number) =>
      smooth(path([0, 0.06, x * 0.8, 0.26, x, 0.5, x * 0.78, 0.78, 0, 0.99]), false);
    const panel = (a: number, b: number, fill: Colour) =>
      pen.shape(at([...meridian(a), ...meridian(b).reverse()]), fill);
    panel(-0.16, 0.22, colour);
    pen.shape(at([...meridian(-0.41), ...arc([0, 0.5], [0.5, 0.5], 0.25, 0.73)]), [54, 120, 190]);
    pen.shape(at([...meridian(0.44), ...arc([0, 0.5], [0.5, 0.5], 0.25, -0.23)]), [246, 196, 60]);
    pen.shape(at(arc([0, 0.08], [0.09, 0.06], 0, 1)), white);
    pen.oval(0, 0.5, 0.502, 0.502, volume([120, 110, 110], 0.7, 0.9), 0.22);
    pen.oval(-0.2, 0.26, 0.1, 0.075, lighter(white, 0.9), 0.75);
  },
};
