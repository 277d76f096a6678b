import { type Colour, darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { limb } from './figure.ts';
import { across, mirrored, round } from './parts.ts';
import { path } from './shapes.ts';

export const knight: Subject = {
  words: 'knight warrior soldier guard 骑士 武士 战士 士兵 将军 勇士',
  place: 'ground',
  person: true,
  size: 0.48,
  wide: 0.66,
  colour: [172, 180, 192],
  draw(pen, colour) {
    const cloth: Colour = [186, 50, 48];
    for (const side of [-1, 1]) {
      limb(
        pen,
        [
          [side * 0.065, 0.6],
          [side * 0.08, 0.94],
        ],
        0.1,
        side < 0 ? colour : darker(colour, 0.25),
        0.075,
      );
      pen.oval(side * 0.075, 0.76, 0.055, 0.04, round(lighter(colour, 0.1)));
      pen.blob(
        [
          [side * 0.085 - 0.045, 0.95],
          [side * 0.085 + 0.045, 0.95],
          [side * 0.1 + 0.05, 1],
          [side * 0.1 - 0.06, 1],
        ],
        darker(colour, 0.3),
      );
    }
    // The sword, point down, in one hand.
    pen.shape(
      path([-0.235, 0.55, -0.2, 0.55, -0.205, 0.94, -0.2175, 0.98, -0.23, 0.94]),
      across([226, 232, 238], 0.4, 0.2),
    );
    pen.box(-0.275, 0.53, 0.115, 0.025, [206, 162, 70]);
    pen.box(-0.229, 0.45, 0.024, 0.085, [92, 60, 46]);
    limb(pen, path([-0.135, 0.3, -0.22, 0.4, -0.215, 0.49]), 0.08, lighter(colour, 0.1), 0.066);
    pen.blob(
      path([-0.12, 0.25, 0.12, 0.25, 0.15, 0.36, 0.105, 0.52, -0.105, 0.52, -0.15, 0.36]),
      across(colour, 0.35, 0.4),
    );
    pen.shape(mirrored(path([0.06, 0.27, 0.085, 0.5, 0.13, 0.7])), across(cloth, 0.15, 0.25));
    pen.box(-0.11, 0.5, 0.22, 0.035, [96, 64, 48]);
    pen.box(-0.02, 0.495, 0.04, 0.045, [222, 178, 84]);
    for (const side of [-1, 1])
      pen.oval(side * 0.14, 0.285, 0.07, 0.055, round(lighter(colour, 0.12), 0.4, 0.35));
    // Helmet with plume.
    pen.blob(
      path([0, 0.06, 0.04, 0, 0.13, 0.01, 0.17, 0.1, 0.15, 0.17, 0.11, 0.08, 0.04, 0.06]),
      across(cloth, 0.25, 0.1),
    );
    pen.blob(
      path([
        -0.09, 0.24, -0.1, 0.13, -0.06, 0.05, 0, 0.03, 0.06, 0.05, 0.1, 0.13, 0.09, 0.24, 0, 0.275,
      ]),
      across(colour, 0.4, 0.4),
    );
    pen.blob(
      path([-0.085, 0.125, 0, 0.11, 0.085, 0.125, 0.08, 0.158, 0, 0.15, -0.08, 0.158]),
      [32, 32, 40],
    );
    pen.line(path([0, 0.04, 0, 0.27]), 0.012, lighter(colour, 0.4));
    for (const x of [-0.05, -0.028, 0.028, 0.05])
      pen.line(
        [
          [x, 0.185],
          [x, 0.225],
        ],
        0.007,
        [44, 44, 52],
      );
    // Shield.
    limb(pen, path([0.14, 0.3, 0.2, 0.4, 0.18, 0.5]), 0.08, darker(colour, 0.2), 0.066);
    pen.blob(
      path([0.08, 0.4, 0.2, 0.385, 0.32, 0.4, 0.315, 0.55, 0.2, 0.72, 0.085, 0.55]),
      round([222, 224, 228], 0.3, 0.4),
    );
    pen.blob(
      path([0.1, 0.42, 0.2, 0.405, 0.3, 0.42, 0.295, 0.545, 0.2, 0.69, 0.105, 0.545]),
      across(cloth, 0.25, 0.2),
    );
    pen.line(path([0.2, 0.41, 0.2, 0.68]), 0.03, [240, 230, 206]);
    pen.line(path([0.105, 0.51, 0.295, 0.51]), 0.03, [240, 230, 206]);
  },
};
