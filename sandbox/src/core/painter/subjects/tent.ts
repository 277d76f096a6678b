import { darker, lighter } from '../colour.ts';
import { smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const tent: Subject = {
  words: 'tent camp camping campsite yurt 帐篷 露营 营地 蒙古包',
  place: 'ground',
  size: 0.36,
  wide: 1.8,
  colour: [222, 142, 52],
  draw(pen, colour) {
    for (const [x, foot] of path([-0.36, -0.98, 0.5, 0.98])) {
      pen.line(path([x, 0.1, foot, 0.97]), 0.01, [206, 196, 176]);
      pen.line(path([foot - 0.01, 0.93, foot + 0.01, 1]), 0.02, [92, 74, 60]);
    }
    // The long side, falling to the right; then the front.
    pen.shape(smoothRoof(), { from: lighter(colour, 0.06), to: darker(colour, 0.4) });
    pen.shape(path([-0.33, 0.03, 0.12, 0.98, -0.8, 0.98]), {
      from: lighter(colour, 0.32),
      to: darker(colour, 0.04),
    });
    const lit = pen.dark > 0.3;
    const door = path([-0.33, 0.16, -0.08, 0.97, -0.58, 0.97]);
    if (lit) pen.lit(door, { from: [255, 206, 120], to: [255, 236, 180] });
    else pen.shape(door, { from: darker(colour, 0.6), to: darker(colour, 0.8) });
    for (const side of [-1, 1]) {
      const flap = path([
        0,
        0.14,
        side * 0.1,
        0.4,
        side * 0.17,
        0.62,
        side * 0.34,
        0.98,
        side * 0.22,
        0.98,
        side * 0.1,
        0.66,
      ]);
      pen.shape(
        flap.map(([x, y]) => [x - 0.33, y] as const),
        side < 0 ? lighter(colour, 0.5) : lighter(colour, 0.3),
      );
    }
    pen.line(path([0.14, 0.09, 0.44, 0.95]), 0.012, darker(colour, 0.45), 0.6);
    pen.line(path([-0.33, -0.02, -0.33, 0.1]), 0.02, [112, 90, 70]);
    if (lit) {
      pen.light(-0.33, 0.7, 0.8, [255, 190, 100], 0.55 * pen.dark);
      pen.lit(smoothRoof(), [255, 190, 96], 0.22 * pen.dark);
      pen.lit(path([-0.33, 0.03, 0.12, 0.98, -0.8, 0.98]), [255, 200, 110], 0.2 * pen.dark);
    }
    if (pen.snowy) {
      pen.shape(
        smooth(
          path([
            -0.34, 0.01, 0.1, 0.05, 0.52, 0.1, 0.58, 0.26, 0.4, 0.2, 0.24, 0.28, 0.06, 0.18, -0.12,
            0.24,
          ]),
          true,
        ),
        [240, 244, 250],
      );
    }
  },
};

const smoothRoof = () => [
  ...smooth(path([-0.33, 0.03, 0.1, 0.12, 0.52, 0.07]), false),
  ...path([0.88, 0.9, 0.12, 0.98]),
];
