import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const volcano: Subject = {
  words: 'volcano volcanoes eruption lava 火山 火山口 岩浆 熔岩',
  place: 'far',
  size: 0.6,
  wide: 1.9,
  colour: [96, 78, 80],
  draw(pen, colour) {
    // Ash, dark at the back and lit from below.
    for (let cloud = 0; cloud < 22; cloud++) {
      const part = cloud / 21;
      const x = (pen.random() - 0.5) * (0.12 + (1 - part) * 0.42) + (1 - part) * 0.1;
      const y = 0.06 + part * 0.24 + pen.random() * 0.03;
      const grey = 70 + pen.random() * 46;
      const size = 0.055 + (1 - part) * 0.07;
      pen.oval(x, y, size * 1.15, size, {
        from: [grey + 40, grey + 30, grey + 30],
        to: [grey * 0.6, grey * 0.54, grey * 0.58],
        along: 'out',
      });
    }
    pen.light(0, 0.34, 0.5, [255, 120, 40], 0.3 + 0.35 * pen.dark);
    for (const [x, y] of path([-0.2, 0.26, -0.1, 0.14, 0.02, 0.1, 0.12, 0.15, 0.22, 0.27])) {
      const drop = (dx: number, half: number): [number, number] => [
        x * dx + half,
        0.42 + (y - 0.42) * dx,
      ];
      pen.lit(
        [
          [x * 0.2 - 0.03, 0.42],
          drop(0.7, -0.018),
          drop(1, 0),
          drop(0.7, 0.018),
          [x * 0.2 + 0.03, 0.42],
        ],
        { from: [255, 214, 96], to: [240, 88, 30] },
      );
    }
    for (let spark = 0; spark < 14; spark++) {
      const [x, y, r] = [
        (pen.random() - 0.5) * 0.6,
        0.12 + pen.random() * 0.26,
        0.006 + pen.random() * 0.007,
      ];
      pen.lit(
        [
          [x - r, y],
          [x, y - r],
          [x + r, y],
          [x, y + r],
        ],
        [255, 190, 80],
      );
    }
    pen.shape(
      path([
        -0.95, 1.04, -0.66, 0.86, -0.42, 0.66, -0.25, 0.48, -0.15, 0.36, -0.08, 0.385, 0, 0.37,
        0.09, 0.39, 0.15, 0.36, 0.26, 0.5, 0.44, 0.68, 0.7, 0.88, 0.95, 1.04,
      ]),
      { from: lighter(colour, 0.16), to: darker(colour, 0.14) },
    );
    pen.shape(
      path([
        0.09, 0.39, 0.15, 0.36, 0.26, 0.5, 0.44, 0.68, 0.7, 0.88, 0.95, 1.04, 0.24, 1.04, 0.3, 0.8,
        0.14, 0.62,
      ]),
      darker(colour, 0.4),
      0.55,
    );
    for (const [x, lean] of path([-0.4, -0.16, -0.56, -0.2, 0.4, 0.14])) {
      pen.curve(
        [
          [x * 0.5, 0.56],
          [x * 0.8, 0.74],
          [x + lean, 0.98],
        ],
        0.014,
        darker(colour, 0.32),
        0.03,
      );
    }
    const lava = { from: [255, 206, 84], to: [222, 64, 28] } as const;
    pen.lit(
      path([
        -0.14, 0.365, -0.07, 0.39, 0, 0.375, 0.08, 0.395, 0.14, 0.365, 0.1, 0.42, 0.075, 0.52, 0.12,
        0.66, 0.07, 0.6, 0.04, 0.47, 0.02, 0.58, -0.03, 0.74, 0.01, 0.92, -0.08, 0.76, -0.05, 0.52,
        -0.09, 0.43, -0.15, 0.56, -0.22, 0.62, -0.16, 0.48,
      ]),
      lava,
    );
    pen.light(-0.02, 0.5, 0.3, [255, 100, 30], 0.25 + 0.3 * pen.dark);
  },
};
