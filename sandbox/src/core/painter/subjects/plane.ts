import { type Colour, darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { down, round } from './parts.ts';
import { path } from './shapes.ts';

export const plane: Subject = {
  words:
    'plane airplane aeroplane aircraft propeller+plane biplane airliner jet 飞机 小飞机 螺旋桨飞机 客机 战斗机',
  place: 'sky',
  size: 0.26,
  wide: 2.2,
  colour: [204, 60, 48],
  draw(pen, colour) {
    const cream: Colour = [246, 238, 220];
    // The wing and the tailplane on the far side.
    pen.shape(path([-0.3, 0.46, 0.08, 0.46, 0.3, 0.08, 0.08, 0.06]), down(darker(colour, 0.3)));
    pen.shape(path([0.72, 0.42, 0.9, 0.42, 1.02, 0.26, 0.9, 0.26]), darker(colour, 0.3));
    pen.shape(path([0.62, 0.42, 0.86, 0.02, 1.04, 0, 1, 0.44]), down(colour, 0.2, 0.15));
    pen.shape(path([0.82, 0.09, 0.86, 0.02, 1.04, 0, 1.035, 0.09]), cream);
    pen.blob(
      path([
        -0.92, 0.5, -0.84, 0.34, -0.5, 0.3, 0, 0.32, 0.6, 0.38, 1.02, 0.4, 1.04, 0.47, 0.5, 0.6,
        -0.1, 0.7, -0.6, 0.7, -0.86, 0.64,
      ]),
      down(colour, 0.35, 0.35),
    );
    pen.blob(
      path([-0.6, 0.52, 0, 0.5, 0.6, 0.46, 1, 0.435, 0.6, 0.5, 0, 0.565, -0.6, 0.585]),
      cream,
    );
    pen.blob(
      path([-0.98, 0.5, -0.9, 0.33, -0.74, 0.33, -0.72, 0.67, -0.88, 0.67]),
      round([178, 182, 190]),
    );
    // Cockpit.
    pen.blob(path([-0.42, 0.34, -0.3, 0.15, -0.04, 0.12, 0.2, 0.24, 0.26, 0.36, 0, 0.38]), {
      from: [224, 240, 248],
      to: [116, 156, 184],
    });
    pen.curve(path([-0.12, 0.13, -0.1, 0.24, -0.1, 0.36]), 0.025, darker(colour, 0.2));
    pen.curve(path([-0.3, 0.29, -0.26, 0.21, -0.2, 0.18]), 0.03, [255, 255, 255], 0.01);
    // The near wing, toward us, and its stripe.
    pen.shape(
      path([-0.42, 0.6, 0.12, 0.6, 0.56, 0.94, 0.5, 1, 0.24, 1]),
      down(lighter(colour, 0.12), 0.2, 0.18),
    );
    pen.shape(path([0.12, 0.9, 0.49, 0.88, 0.56, 0.94, 0.5, 1, 0.24, 1]), cream);
    pen.shape(path([0.66, 0.46, 0.94, 0.46, 1.1, 0.62, 0.96, 0.62]), lighter(colour, 0.1));
    // Landing gear.
    pen.line(path([-0.5, 0.68, -0.46, 0.84]), 0.03, [92, 92, 98]);
    pen.oval(-0.46, 0.87, 0.075, 0.075, [44, 42, 48]);
    pen.oval(-0.46, 0.87, 0.03, 0.03, [206, 206, 210]);
    pen.oval(-1, 0.5, 0.05, 0.4, [236, 240, 246], 0.45);
    pen.line(path([-1.01, 0.16, -0.99, 0.84]), 0.025, [96, 74, 62]);
    pen.oval(-0.99, 0.5, 0.06, 0.065, round(colour));
    if (pen.dark > 0.3) pen.light(0.95, 0.02, 0.16, [255, 90, 70], 0.8 * pen.dark);
  },
};
