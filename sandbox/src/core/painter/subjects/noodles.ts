import { darker, lighter } from '../colour.ts';
import { ovalPoints, smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { lathed, path, turned, volume } from './shapes.ts';

export const noodles: Subject = {
  words: 'noodle noodles ramen bowl soup rice+bowl 面条 拉面 牛肉面 汤面 一碗面 碗 米饭',
  place: 'table',
  size: 0.34,
  wide: 1.5,
  colour: [52, 92, 150],
  draw(pen, colour) {
    for (const x of [-0.3, 0, 0.28]) {
      const steam = path([x, 0.3, x + 0.06, 0.2, x - 0.04, 0.1, x + 0.03, -0.02]);
      pen.line(smooth(steam, false), 0.06, [255, 252, 246], 0.22);
    }
    pen.shape(
      lathed([0.7, 0.42, 0.68, 0.52, 0.56, 0.74, 0.36, 0.9, 0.28, 0.93, 0, 0.95]),
      volume(colour, 0.3, 0.5),
    );
    pen.shape(turned([0.28, 0.9, 0.26, 0.98, 0, 1.01]), darker(colour, 0.45));
    pen.curve(
      path([-0.675, 0.53, -0.36, 0.65, 0, 0.68, 0.36, 0.65, 0.675, 0.53]),
      0.035,
      [244, 240, 230],
    );
    pen.oval(0, 0.41, 0.71, 0.19, [250, 246, 238]);
    pen.oval(0, 0.42, 0.66, 0.165, darker(colour, 0.4));
    pen.oval(0, 0.435, 0.63, 0.145, { from: [214, 140, 62], to: [170, 96, 40] });
    // Chopsticks in the soup, over the rim.
    for (const lift of [0, 0.07]) {
      pen.line(path([-0.06, 0.4 - lift * 0.6, 0.78, 0.24 + lift]), 0.026, {
        from: [150, 60, 44],
        to: [92, 40, 34],
        along: 'right',
      });
    }
    // Noodles in loops, then what lies on them.
    for (let loop = 0; loop < 16; loop++) {
      const x = (pen.random() - 0.5) * 0.7;
      const y = 0.42 + (pen.random() - 0.5) * 0.12;
      const wide = 0.14 + pen.random() * 0.14;
      const shade = pen.random() * 0.3;
      pen.curve(
        path([
          x - wide,
          y + 0.03,
          x - wide * 0.4,
          y - 0.035,
          x + wide * 0.4,
          y + 0.02,
          x + wide,
          y - 0.02,
        ]),
        0.028,
        darker([250, 220, 140], shade),
      );
    }
    for (const [x, y] of path([-0.3, 0.4, -0.12, 0.44])) {
      pen.oval(x, y + 0.012, 0.13, 0.075, [226, 214, 190]);
      pen.oval(x, y, 0.13, 0.075, [255, 252, 244]);
      pen.oval(x, y, 0.07, 0.042, { from: [255, 196, 70], to: [238, 140, 40], along: 'out' });
    }
    for (let leaf = 0; leaf < 9; leaf++) {
      const x = 0.24 + (pen.random() - 0.5) * 0.4;
      const y = 0.44 + (pen.random() - 0.5) * 0.1;
      pen.shape(ovalPoints(x, y, 0.034, 0.022), lighter([84, 150, 66], pen.random() * 0.4));
    }
  },
};
