import { type Colour, darker, lighter } from '../colour.ts';
import { ovalPoints } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { down, round } from './parts.ts';
import { path } from './shapes.ts';

export const spaceship: Subject = {
  words:
    'spaceship spacecraft starship space+shuttle space+ship shuttle 宇宙飞船 飞船 太空船 航天飞机 星舰 太空飞船 战舰',
  place: 'space',
  size: 0.22,
  wide: 2,
  colour: [206, 212, 222],
  draw(pen, colour) {
    const trim: Colour = [206, 76, 58];
    // Its fire, behind it.
    for (const y of [0.42, 0.6]) {
      pen.lit(
        [
          [0.76, y - 0.07],
          [1.02, y - 0.04],
          [1.22, y],
          [1.02, y + 0.04],
          [0.76, y + 0.07],
        ],
        { from: [255, 244, 206], to: [84, 152, 255], along: 'right' },
        0.85,
      );
      pen.light(0.86, y, 0.4, [110, 170, 255], 0.6);
    }
    pen.shape(path([0.1, 0.36, 0.72, 0.02, 0.88, 0, 0.78, 0.4]), down(darker(colour, 0.3)));
    pen.shape(path([0.62, 0.06, 0.98, -0.02, 0.98, 0.03, 0.7, 0.08]), trim);
    for (const y of [0.42, 0.6]) {
      pen.shape(
        [
          [0.6, y - 0.1],
          [0.8, y - 0.12],
          [0.84, y],
          [0.8, y + 0.12],
          [0.6, y + 0.1],
        ],
        round([112, 116, 128]),
      );
    }
    pen.blob(
      path([
        -1, 0.58, -0.84, 0.48, -0.46, 0.33, 0, 0.26, 0.5, 0.3, 0.72, 0.4, 0.74, 0.58, 0.5, 0.68, 0,
        0.72, -0.5, 0.7, -0.86, 0.65,
      ]),
      { from: lighter(colour, 0.4), to: darker(colour, 0.45) },
    );
    pen.curve(path([-0.88, 0.6, -0.4, 0.58, 0.2, 0.56, 0.72, 0.52]), 0.035, trim);
    pen.blob(path([-0.66, 0.46, -0.44, 0.34, -0.16, 0.3, -0.14, 0.42, -0.34, 0.48]), {
      from: [150, 214, 244],
      to: [38, 74, 122],
    });
    pen.curve(path([-0.56, 0.43, -0.42, 0.37, -0.26, 0.34]), 0.025, [244, 252, 255], 0.01);
    for (let port = 0; port < 4; port++) {
      const x = 0.04 + port * 0.15;
      pen.oval(x, 0.42, 0.045, 0.05, darker(colour, 0.5));
      pen.lit(ovalPoints(x, 0.42, 0.03, 0.035), [255, 226, 146]);
    }
    // The near wing.
    pen.shape(path([-0.1, 0.62, 0.5, 0.6, 0.92, 0.94, 0.98, 1, 0.7, 1]), {
      from: lighter(colour, 0.3),
      to: darker(colour, 0.25),
    });
    pen.shape(path([0.6, 0.94, 0.9, 0.92, 1, 1, 0.7, 1.01]), trim);
    pen.line(path([0.1, 0.66, 0.6, 0.92]), 0.014, darker(colour, 0.3));
    pen.line(path([0.52, 0.32, 0.52, 0.68]), 0.012, darker(colour, 0.35));
  },
};
