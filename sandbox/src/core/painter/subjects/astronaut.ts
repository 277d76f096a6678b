import { type Colour, darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { limb } from './figure.ts';
import { across, round } from './parts.ts';
import { path } from './shapes.ts';

export const astronaut: Subject = {
  words: 'astronaut cosmonaut spaceman 宇航员 航天员 太空人',
  place: 'ground',
  person: true,
  ground: 'moonscape',
  size: 0.46,
  wide: 0.74,
  colour: [236, 236, 234],
  draw(pen, colour) {
    const trim: Colour = [222, 108, 52];
    // Backpack, then legs.
    pen.blob(
      path([-0.22, 0.36, 0.22, 0.36, 0.24, 0.66, -0.24, 0.66]),
      across(darker(colour, 0.28)),
    );
    for (const side of [-1, 1]) {
      const suit = side < 0 ? colour : darker(colour, 0.14);
      limb(
        pen,
        [
          [side * 0.09, 0.66],
          [side * 0.115, 0.9],
        ],
        0.165,
        suit,
        0.15,
      );
      for (const y of [0.76, 0.83])
        pen.curve(
          [
            [side * 0.105 - 0.08, y],
            [side * 0.105, y + 0.015],
            [side * 0.105 + 0.08, y],
          ],
          0.01,
          darker(colour, 0.25),
        );
      pen.blob(
        [
          [side * 0.12 - 0.09, 0.91],
          [side * 0.12 + 0.09, 0.91],
          [side * 0.14 + 0.1, 1],
          [side * 0.14 - 0.1, 1],
        ],
        across([112, 116, 126]),
      );
    }
    // One arm greets.
    limb(pen, path([0.18, 0.45, 0.28, 0.5, 0.31, 0.62]), 0.13, darker(colour, 0.14), 0.115);
    pen.oval(0.315, 0.675, 0.06, 0.06, [112, 116, 126]);
    pen.curve(path([0.255, 0.6, 0.31, 0.615, 0.37, 0.595]), 0.022, trim);
    limb(pen, path([-0.18, 0.46, -0.29, 0.42, -0.31, 0.28]), 0.13, lighter(colour, 0.3), 0.115);
    pen.curve(path([-0.37, 0.3, -0.31, 0.285, -0.25, 0.3]), 0.022, trim);
    pen.blob(
      path([-0.36, 0.25, -0.37, 0.17, -0.31, 0.14, -0.26, 0.17, -0.26, 0.25]),
      [132, 136, 146],
    );
    pen.blob(
      path([-0.17, 0.39, 0.17, 0.39, 0.21, 0.52, 0.19, 0.72, 0, 0.76, -0.19, 0.72, -0.21, 0.52]),
      round(colour, 0.5, 0.26),
    );
    pen.box(-0.1, 0.5, 0.2, 0.12, across([166, 172, 182]));
    for (const [x, tone] of [
      [-0.06, [206, 62, 52]],
      [0, [232, 186, 70]],
      [0.06, [76, 150, 96]],
    ] as const)
      pen.oval(x, 0.535, 0.018, 0.018, tone);
    pen.box(-0.07, 0.575, 0.14, 0.022, [66, 76, 92]);
    pen.curve(path([-0.19, 0.69, 0, 0.725, 0.19, 0.69]), 0.025, trim);
    pen.curve(path([0.1, 0.56, 0.17, 0.52, 0.2, 0.42]), 0.022, [132, 136, 146]);
    // Helmet and its golden glass.
    pen.oval(0, 0.21, 0.205, 0.205, round(colour, 0.5, 0.3));
    pen.blob(
      path([-0.13, 0.385, 0.13, 0.385, 0.14, 0.425, 0, 0.45, -0.14, 0.425]),
      darker(colour, 0.3),
    );
    pen.blob(
      path([
        -0.15, 0.2, -0.11, 0.09, 0, 0.065, 0.11, 0.09, 0.15, 0.2, 0.11, 0.32, 0, 0.35, -0.11, 0.32,
      ]),
      darker(colour, 0.35),
    );
    pen.blob(
      path([
        -0.135, 0.2, -0.1, 0.105, 0, 0.08, 0.1, 0.105, 0.135, 0.2, 0.1, 0.305, 0, 0.335, -0.1,
        0.305,
      ]),
      { from: [116, 150, 192], to: [22, 28, 54], along: 'out' },
    );
    pen.blob(
      path([-0.1, 0.17, -0.075, 0.115, -0.02, 0.1, -0.05, 0.14, -0.075, 0.2]),
      [246, 250, 255],
      0.85,
    );
    pen.curve(path([0.03, 0.3, 0.08, 0.27, 0.105, 0.21]), 0.014, [232, 186, 110], 0.006);
  },
};
