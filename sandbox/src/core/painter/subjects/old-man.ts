import { type Colour, darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { features } from './figure.ts';
import { across, mirrored, round } from './parts.ts';
import { path } from './shapes.ts';

export const oldMan: Subject = {
  words:
    'fisherman old+fisherman old+man grandfather sailor captain wizard santa portrait+of+an+old+man portrait+of+an+old+fisherman portrait+of+a+man portrait+of+an+old+sailor elderly+man 老人 渔夫 老渔夫 渔翁 老翁 老人肖像 圣诞老人 老者 船长 水手 老头',
  place: 'portrait',
  person: true,
  size: 0.82,
  wide: 0.9,
  colour: [62, 82, 112],
  draw(pen, colour) {
    const tone: Colour = [222, 172, 138];
    const white: Colour = [238, 236, 230];
    pen.blob(
      path([
        -0.15, 0.7, 0.15, 0.7, 0.32, 0.8, 0.45, 0.94, 0.54, 1.3, 0, 1.4, -0.54, 1.3, -0.45, 0.94,
        -0.32, 0.8,
      ]),
      across(colour, 0.22, 0.36),
    );
    // A thick ribbed collar.
    pen.blob(
      path([-0.16, 0.66, 0.16, 0.66, 0.19, 0.76, 0, 0.84, -0.19, 0.76]),
      across(lighter(colour, 0.1), 0.2, 0.3),
    );
    for (let rib = -5; rib <= 5; rib++)
      pen.line(
        [
          [rib * 0.028, 0.68],
          [rib * 0.033, 0.815 - rib * rib * 0.002],
        ],
        0.006,
        darker(colour, 0.3),
      );
    for (const side of [-1, 1]) {
      pen.blob(
        [
          [side * 0.17, 0.3],
          [side * 0.22, 0.34],
          [side * 0.22, 0.5],
          [side * 0.17, 0.52],
        ],
        darker(white, 0.12),
      );
      pen.oval(side * 0.19, 0.41, 0.034, 0.055, darker(tone, 0.14));
    }
    pen.shape(
      mirrored(path([0.17, 0.2, 0.187, 0.36, 0.175, 0.5, 0.11, 0.64])),
      round(tone, 0.24, 0.22),
    );
    for (const y of [0.255, 0.285])
      pen.curve(
        [
          [-0.1, y + 0.012],
          [0, y],
          [0.1, y + 0.012],
        ],
        0.006,
        darker(tone, 0.24),
      );
    features(pen, 0.385, 0.185, tone, white, [176, 96, 84]);
    for (const side of [-1, 1]) {
      pen.blob(
        [
          [side * 0.03, 0.345],
          [side * 0.08, 0.315],
          [side * 0.14, 0.335],
          [side * 0.085, 0.348],
        ],
        white,
      );
      for (const lift of [-0.012, 0.012])
        pen.line(
          [
            [side * 0.132, 0.39],
            [side * 0.165, 0.39 + lift],
          ],
          0.005,
          darker(tone, 0.3),
        );
      pen.curve(
        [
          [side * 0.045, 0.48],
          [side * 0.085, 0.51],
          [side * 0.1, 0.55],
        ],
        0.006,
        darker(tone, 0.3),
      );
    }
    pen.oval(0, 0.465, 0.036, 0.03, round([226, 160, 132], 0.2, 0.2));
    // Beard in locks, then the moustache over the mouth.
    pen.blob(
      path([
        -0.185, 0.44, -0.13, 0.52, -0.06, 0.555, 0, 0.57, 0.06, 0.555, 0.13, 0.52, 0.185, 0.44, 0.2,
        0.6, 0.13, 0.76, 0.05, 0.83, 0, 0.87, -0.05, 0.83, -0.13, 0.76, -0.2, 0.6,
      ]),
      { from: lighter(white, 0.4), to: darker(white, 0.2), along: 'right' },
    );
    for (const x of [-0.13, -0.085, -0.04, 0.005, 0.05, 0.095, 0.135]) {
      pen.curve(
        [
          [x * 1.1, 0.59],
          [x * 1.05 + 0.012, 0.68],
          [x * 0.55, 0.8],
        ],
        0.007,
        darker(white, 0.28),
        0.003,
      );
    }
    pen.oval(0, 0.552, 0.036, 0.011, [156, 82, 76]);
    for (const side of [-1, 1]) {
      pen.blob(
        [
          [0, 0.505],
          [side * 0.06, 0.5],
          [side * 0.12, 0.54],
          [side * 0.15, 0.575],
          [side * 0.07, 0.562],
          [side * 0.005, 0.535],
        ],
        lighter(white, side < 0 ? 0.5 : 0.1),
      );
    }
    // A knitted cap.
    pen.blob(
      path([-0.19, 0.22, -0.17, 0.08, 0, 0.005, 0.17, 0.08, 0.19, 0.22, 0, 0.2]),
      across(darker(colour, 0.2), 0.25, 0.25),
    );
    pen.blob(
      path([-0.2, 0.17, 0, 0.145, 0.2, 0.17, 0.205, 0.25, 0, 0.225, -0.205, 0.25]),
      across(darker(colour, 0.05), 0.2, 0.3),
    );
    for (let rib = -6; rib <= 6; rib++)
      pen.line(
        [
          [rib * 0.03, 0.16],
          [rib * 0.031, 0.23],
        ],
        0.005,
        darker(colour, 0.4),
      );
  },
};
