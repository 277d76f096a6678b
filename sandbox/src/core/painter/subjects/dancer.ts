import type { Point } from '../canvas.ts';
import { type Colour, darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { head, limb, skin } from './figure.ts';
import { across } from './parts.ts';
import { path } from './shapes.ts';

export const dancer: Subject = {
  words: 'dancer ballerina apsara 飞天 敦煌飞天 舞者 舞女 仙子 芭蕾 嫦娥 舞蹈',
  place: 'sky',
  person: true,
  size: 0.34,
  wide: 1.5,
  colour: [206, 96, 62],
  draw(pen, colour) {
    const gold: Colour = [232, 186, 84];
    const jade: Colour = [78, 152, 140];
    const hair: Colour = [44, 34, 38];
    const ribbon = (points: readonly Point[], fill: Colour) => {
      pen.curve(points, 0.055, darker(fill, 0.22), 0.015);
      pen.curve(
        points.map(([x, y]): Point => [x, y - 0.012]),
        0.03,
        lighter(fill, 0.2),
        0.008,
      );
    };
    ribbon(
      path([-0.32, 0.38, -0.16, 0.1, 0.1, 0.02, 0.3, 0.16, 0.5, 0.14, 0.66, 0, 0.76, 0.06]),
      jade,
    );
    ribbon(path([-0.52, 0.52, -0.66, 0.7, -0.5, 0.86, -0.2, 0.8, 0, 0.92, 0.24, 0.98]), jade);
    // Legs trail behind in wide silk.
    limb(pen, path([0.5, 0.47, 0.66, 0.38, 0.74, 0.3]), 0.05, darker(skin, 0.08), 0.028);
    limb(pen, path([0.46, 0.56, 0.62, 0.58, 0.73, 0.55]), 0.055, skin, 0.03);
    pen.blob(
      path([
        -0.12, 0.47, 0.06, 0.44, 0.3, 0.42, 0.56, 0.38, 0.6, 0.46, 0.52, 0.52, 0.62, 0.6, 0.5, 0.66,
        0.26, 0.68, 0, 0.66, -0.13, 0.6,
      ]),
      across(colour, 0.25, 0.25),
    );
    for (const [y, end] of path([0.5, 0.43, 0.55, 0.55, 0.6, 0.62])) {
      pen.curve(
        [
          [-0.06, y],
          [0.2, y + 0.02],
          [0.54, end],
        ],
        0.008,
        darker(colour, 0.35),
        0.016,
      );
    }
    // Body, bent upward, with bare arms.
    limb(pen, path([-0.3, 0.36, -0.14, 0.24, -0.02, 0.2]), 0.055, darker(skin, 0.12), 0.035);
    pen.blob(
      path([
        -0.42, 0.36, -0.3, 0.33, -0.16, 0.45, -0.06, 0.5, -0.08, 0.6, -0.22, 0.58, -0.38, 0.48,
      ]),
      across(skin, 0.12, 0.16),
    );
    pen.blob(
      path([-0.42, 0.4, -0.3, 0.35, -0.22, 0.44, -0.28, 0.53, -0.38, 0.49]),
      across(jade, 0.2, 0.2),
    );
    pen.blob(path([-0.14, 0.45, -0.06, 0.46, -0.06, 0.64, -0.15, 0.6]), gold);
    limb(pen, path([-0.4, 0.42, -0.56, 0.5, -0.7, 0.42]), 0.058, skin, 0.034);
    pen.oval(-0.715, 0.405, 0.026, 0.03, skin);
    pen.oval(0, 0.19, 0.028, 0.024, skin);
    for (const [x, y] of path([-0.64, 0.455, -0.06, 0.212])) pen.oval(x, y, 0.014, 0.026, gold);
    pen.line(path([-0.38, 0.33, -0.36, 0.4]), 0.055, darker(skin, 0.12));
    pen.blob(
      path([-0.33, 0.16, -0.27, 0.2, -0.28, 0.3, -0.36, 0.34, -0.46, 0.3, -0.49, 0.2, -0.42, 0.13]),
      hair,
    );
    head(pen, -0.39, 0.245, 0.088);
    pen.blob(
      path([
        -0.48, 0.23, -0.475, 0.16, -0.4, 0.12, -0.32, 0.15, -0.3, 0.23, -0.34, 0.185, -0.4, 0.17,
        -0.45, 0.19,
      ]),
      hair,
    );
    pen.oval(-0.39, 0.085, 0.05, 0.045, hair);
    pen.curve(path([-0.47, 0.17, -0.4, 0.13, -0.31, 0.165]), 0.02, gold);
    pen.oval(-0.4, 0.13, 0.02, 0.022, [206, 56, 52]);
    pen.curve(path([-0.43, 0.37, -0.37, 0.42, -0.31, 0.36]), 0.016, gold);
    ribbon(
      path([-0.56, 0.48, -0.46, 0.66, -0.2, 0.72, 0.1, 0.66, 0.3, 0.78, 0.56, 0.84, 0.72, 0.72]),
      gold,
    );
  },
};
