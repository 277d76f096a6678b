import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { lathed, path, pillar } from './shapes.ts';

export const drum: Subject = {
  words: 'drum drums 鼓 大鼓 战鼓 锣鼓',
  place: 'ground',
  ground: 'room',
  size: 0.36,
  wide: 1.1,
  colour: [186, 40, 38],
  draw(pen, colour) {
    const wood = [124, 74, 44] as const;
    for (const x of [-0.34, 0.34])
      pen.line(path([x * 0.8, 0.76, x * 1.1, 1]), 0.07, pillar(wood, 0.1, 0.4));
    pen.line(path([-0.33, 0.93, 0.33, 0.93]), 0.04, darker(wood, 0.3));
    pen.shape(
      lathed([0.45, 0.2, 0.5, 0.34, 0.52, 0.5, 0.5, 0.66, 0.44, 0.8, 0.22, 0.885, 0, 0.9]),
      pillar(colour, 0.28, 0.5),
    );
    pen.oval(0, 0.2, 0.455, 0.15, darker(wood, 0.3));
    pen.oval(0, 0.185, 0.45, 0.145, { from: [252, 240, 212], to: [220, 192, 146], along: 'right' });
    pen.oval(0, 0.19, 0.3, 0.09, [236, 214, 172], 0.7);
    // Nails around both ends, a ring in the middle.
    for (let nail = -5; nail < 6; nail++) {
      const x = nail * 0.088;
      const bow = Math.sqrt(Math.max(0, 1 - (x * x) / 0.21));
      pen.oval(x, 0.25 + 0.135 * bow, 0.022, 0.022, {
        from: [255, 230, 150],
        to: [176, 120, 40],
        along: 'out',
      });
      pen.oval(x, 0.71 + 0.125 * bow, 0.022, 0.022, {
        from: [255, 230, 150],
        to: [176, 120, 40],
        along: 'out',
      });
    }
    pen.oval(0, 0.62, 0.08, 0.08, [150, 104, 40]);
    pen.oval(0, 0.61, 0.08, 0.08, { from: [255, 226, 140], to: [190, 136, 50], along: 'out' });
    pen.oval(0, 0.61, 0.045, 0.045, darker(colour, 0.2));
    // Two sticks across the skin.
    for (const side of [-1, 1]) {
      pen.line(path([side * 0.52, 0.02, -side * 0.08, 0.2]), 0.034, {
        from: lighter(wood, 0.45),
        to: lighter(wood, 0.1),
      });
      pen.oval(-side * 0.08, 0.2, 0.036, 0.03, lighter(wood, 0.4));
    }
  },
};
