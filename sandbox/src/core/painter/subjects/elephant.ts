import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const elephant: Subject = {
  words: 'elephant mammoth 大象 小象 猛犸',
  place: 'ground',
  size: 0.5,
  wide: 1.5,
  colour: [142, 146, 158],
  draw(pen, colour) {
    const skin = { from: lighter(colour, 0.24), to: darker(colour, 0.28), along: 'out' } as const;
    const shade = darker(colour, 0.34);
    const leg = (x: number, fill: typeof colour) => {
      pen.blob(
        [
          [x - 0.1, 0.56],
          [x + 0.1, 0.56],
          [x + 0.085, 0.8],
          [x + 0.1, 0.98],
          [x - 0.1, 0.98],
          [x - 0.085, 0.8],
        ],
        fill,
      );
      return [-0.06, 0, 0.06].map(toe => [x + toe, 0.972] as const);
    };
    pen.curve(path([0.58, 0.36, 0.64, 0.5, 0.62, 0.64]), 0.03, shade, 0.016);
    pen.oval(0.62, 0.66, 0.022, 0.042, darker(colour, 0.6));
    leg(-0.06, shade);
    leg(0.36, shade);
    pen.blob(
      path([
        -0.36, 0.2, -0.1, 0.12, 0.2, 0.1, 0.46, 0.18, 0.6, 0.38, 0.58, 0.62, 0.44, 0.74, 0.1, 0.77,
        -0.24, 0.72, -0.38, 0.5,
      ]),
      skin,
    );
    for (const x of [-0.2, 0.49]) {
      for (const [tx, ty] of leg(x, darker(colour, 0.04)))
        pen.oval(tx, ty, 0.026, 0.02, [232, 224, 212]);
    }
    // Trunk with its tip turned up, tusk, head, ear.
    pen.curve(
      path([-0.46, 0.3, -0.56, 0.5, -0.56, 0.72, -0.6, 0.84, -0.68, 0.8]),
      0.19,
      { from: lighter(colour, 0.14), to: darker(colour, 0.2) },
      0.065,
    );
    for (const [x, y, half] of [
      [-0.54, 0.5, 0.06],
      [-0.56, 0.58, 0.055],
      [-0.565, 0.66, 0.05],
      [-0.57, 0.74, 0.045],
    ] as const) {
      pen.curve(
        [
          [x - half, y],
          [x, y + 0.014],
          [x + half, y],
        ],
        0.01,
        darker(colour, 0.34),
      );
    }
    pen.blob(
      path([-0.47, 0.48, -0.4, 0.5, -0.48, 0.64, -0.62, 0.66, -0.52, 0.58]),
      [250, 244, 228],
    );
    pen.blob(
      path([
        -0.54, 0.16, -0.4, 0.04, -0.22, 0.08, -0.14, 0.28, -0.24, 0.5, -0.42, 0.54, -0.56, 0.4,
      ]),
      skin,
    );
    pen.blob(
      path([-0.3, 0.12, -0.12, 0.06, 0.04, 0.16, 0.05, 0.36, -0.06, 0.54, -0.17, 0.56, -0.26, 0.4]),
      { from: lighter(colour, 0.1), to: darker(colour, 0.3) },
    );
    pen.blob(
      path([
        -0.23, 0.18, -0.12, 0.13, -0.02, 0.2, -0.01, 0.35, -0.08, 0.47, -0.15, 0.48, -0.2, 0.36,
      ]),
      [206, 164, 162],
      0.6,
    );
    pen.oval(-0.43, 0.26, 0.022, 0.025, [30, 26, 32]);
    pen.oval(-0.437, 0.252, 0.008, 0.009, [250, 250, 250]);
    pen.curve(path([-0.47, 0.215, -0.43, 0.2, -0.39, 0.22]), 0.012, darker(colour, 0.4));
  },
};
