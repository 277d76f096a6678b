import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const computer: Subject = {
  words: 'computer laptop notebook+computer 电脑 笔记本电脑 计算机',
  place: 'table',
  size: 0.36,
  wide: 1.5,
  colour: [186, 192, 200],
  draw(pen, colour) {
    pen.shape(
      path([
        -0.58, 0.02, -0.55, 0, 0.55, 0, 0.58, 0.02, 0.58, 0.7, 0.57, 0.72, -0.57, 0.72, -0.58, 0.7,
      ]),
      darker(colour, 0.55),
    );
    // The picture on it: evening sky and hills.
    const screen = path([-0.53, 0.05, 0.53, 0.05, 0.53, 0.66, -0.53, 0.66]);
    pen.light(0, 0.36, 0.9, [150, 190, 255], 0.05 + pen.dark * 0.3);
    pen.lit(screen, { from: [70, 124, 206], to: [246, 196, 150] });
    pen.lit(
      path([-0.53, 0.5, -0.24, 0.32, 0.02, 0.5, 0.24, 0.4, 0.53, 0.52, 0.53, 0.66, -0.53, 0.66]),
      [96, 94, 150],
    );
    pen.lit(
      path([-0.53, 0.58, -0.2, 0.52, 0.2, 0.57, 0.53, 0.5, 0.53, 0.66, -0.53, 0.66]),
      [62, 66, 112],
    );
    pen.lit(path([-0.53, 0.05, -0.1, 0.05, -0.34, 0.66, -0.53, 0.66]), [255, 255, 255], 0.08);
    pen.shape(path([-0.58, 0.72, 0.58, 0.72, 0.75, 0.95, -0.75, 0.95]), {
      from: darker(colour, 0.12),
      to: lighter(colour, 0.3),
    });
    pen.shape(path([-0.75, 0.95, 0.75, 0.95, 0.73, 1, -0.73, 1]), {
      from: colour,
      to: darker(colour, 0.4),
    });
    for (let row = 0; row < 3; row++) {
      const y = 0.742 + row * 0.042;
      const half = 0.52 + row * 0.031;
      for (let place = 0; place < 12; place++) {
        const x = -half + (place * 2 * half) / 12;
        pen.box(x + 0.008, y, (2 * half) / 12 - 0.016, 0.03, [66, 68, 76]);
      }
    }
    pen.shape(path([-0.16, 0.88, 0.16, 0.88, 0.175, 0.938, -0.175, 0.938]), darker(colour, 0.16));
  },
};
