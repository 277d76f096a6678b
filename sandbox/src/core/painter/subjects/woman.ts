import { type Colour, darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { head, limb, skin } from './figure.ts';
import { across, mirrored } from './parts.ts';
import { path } from './shapes.ts';

export const woman: Subject = {
  words:
    'woman women girl lady dress gown princess queen mother bride nurse witch fairy angel 女人 女子 女孩 少女 女士 姑娘 公主 仙女 美女 女生 妈妈 母亲 女王 新娘 汉服少女',
  place: 'ground',
  person: true,
  size: 0.46,
  wide: 0.54,
  colour: [196, 68, 76],
  draw(pen, colour) {
    const hair: Colour = [72, 46, 38];
    pen.blob(
      path([
        0, 0.02, 0.095, 0.07, 0.115, 0.2, 0.14, 0.34, 0.06, 0.38, -0.06, 0.38, -0.14, 0.34, -0.115,
        0.2, -0.095, 0.07,
      ]),
      across(hair, 0.1, 0.25),
    );
    for (const x of [-0.05, 0.05]) {
      limb(
        pen,
        [
          [x, 0.85],
          [x, 0.965],
        ],
        0.042,
        skin,
        0.034,
      );
      pen.blob(
        [
          [x - 0.03, 0.965],
          [x + 0.025, 0.96],
          [x + 0.035, 0.995],
          [x - 0.045, 1],
        ],
        darker(colour, 0.45),
      );
    }
    pen.box(-0.026, 0.18, 0.052, 0.07, darker(skin, 0.14));
    // Skirt with its folds, then the bodice.
    pen.blob(
      path([
        -0.075, 0.43, 0.075, 0.43, 0.15, 0.6, 0.25, 0.86, 0.14, 0.905, 0, 0.915, -0.14, 0.905,
        -0.25, 0.86, -0.15, 0.6,
      ]),
      across(colour, 0.22, 0.3),
    );
    for (const [top, foot] of path([-0.045, -0.14, -0.01, -0.03, 0.03, 0.08, 0.055, 0.17])) {
      pen.curve(
        [
          [top, 0.47],
          [(top + foot) / 2 - 0.005, 0.66],
          [foot, 0.89],
        ],
        0.006,
        darker(colour, 0.3),
        0.02,
      );
    }
    pen.shape(
      mirrored(path([0.03, 0.235, 0.095, 0.24, 0.1, 0.3, 0.07, 0.44])),
      across(colour, 0.28, 0.2),
    );
    pen.blob(path([-0.045, 0.225, 0.045, 0.225, 0.03, 0.265, 0, 0.28, -0.03, 0.265]), skin);
    pen.box(-0.078, 0.425, 0.156, 0.03, darker(colour, 0.4));
    for (const side of [-1, 1]) {
      limb(
        pen,
        [
          [side * 0.095, 0.27],
          [side * 0.15, 0.4],
          [side * 0.15, 0.5],
        ],
        0.05,
        side < 0 ? skin : darker(skin, 0.1),
        0.034,
      );
      pen.oval(side * 0.15, 0.525, 0.021, 0.03, skin);
      pen.blob(
        [
          [side * 0.07, 0.235],
          [side * 0.12, 0.245],
          [side * 0.155, 0.34],
          [side * 0.1, 0.355],
          [side * 0.07, 0.3],
        ],
        side < 0 ? lighter(colour, 0.16) : darker(colour, 0.14),
      );
    }
    head(pen, 0, 0.125, 0.076);
    pen.blob(
      path([
        -0.084, 0.15, -0.096, 0.08, -0.06, 0.02, 0.01, 0, 0.07, 0.025, 0.098, 0.08, 0.084, 0.15,
        0.06, 0.085, -0.01, 0.055, -0.062, 0.09,
      ]),
      across(hair, 0.25, 0.1),
    );
    pen.blob(path([0.05, 0.025, 0.085, 0, 0.1, 0.035, 0.07, 0.05]), colour);
  },
};
