import { type Colour, darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { features, skin } from './figure.ts';
import { across, mirrored, round } from './parts.ts';
import { path } from './shapes.ts';

export const portrait: Subject = {
  words:
    'portrait self-portrait face portrait+of+a+woman portrait+of+a+young+woman portrait+of+a+girl portrait+of+a+lady portrait+of+a+young+girl 肖像 肖像画 头像 人像 人物肖像 少女肖像 女子肖像 女孩肖像 美人 脸',
  place: 'portrait',
  person: true,
  size: 0.82,
  wide: 0.86,
  colour: [150, 62, 66],
  draw(pen, colour) {
    const hair: Colour = [58, 40, 38];
    // Hair behind, gathered high.
    pen.oval(0.03, 0.075, 0.105, 0.085, round(hair, 0.22, 0.2));
    pen.blob(
      path([
        0, 0.08, 0.19, 0.14, 0.25, 0.34, 0.22, 0.56, 0.12, 0.66, -0.12, 0.66, -0.22, 0.56, -0.25,
        0.34, -0.19, 0.14,
      ]),
      across(hair, 0.1, 0.3),
    );
    pen.shape(
      mirrored(path([0.07, 0.55, 0.075, 0.72, 0.15, 0.79])),
      across(darker(skin, 0.12), 0.12, 0.12),
    );
    pen.blob(
      path([-0.09, 0.6, 0, 0.66, 0.09, 0.6, 0.07, 0.68, -0.05, 0.68]),
      darker(skin, 0.32),
      0.5,
    );
    // Shoulders go on below the picture.
    pen.blob(
      path([
        -0.13, 0.735, 0.13, 0.735, 0.3, 0.82, 0.42, 0.96, 0.5, 1.3, 0, 1.4, -0.5, 1.3, -0.42, 0.96,
        -0.3, 0.82,
      ]),
      across(colour, 0.24, 0.36),
    );
    pen.shape(
      path([-0.1, 0.7, 0.1, 0.7, 0.12, 0.745, 0.02, 0.95, -0.02, 0.95, -0.12, 0.745]),
      round(skin, 0.1, 0.2),
    );
    for (const side of [-1, 1]) {
      const cloth = side < 0 ? lighter(colour, 0.7) : lighter(colour, 0.5);
      pen.blob(
        [
          [side * 0.09, 0.7],
          [side * 0.15, 0.73],
          [side * 0.11, 0.86],
          [side * -0.01, 1],
          [side * 0.005, 0.93],
          [side * 0.075, 0.8],
        ],
        cloth,
      );
      pen.curve(
        [
          [side * 0.3, 0.86],
          [side * 0.26, 1],
          [side * 0.28, 1.2],
        ],
        0.008,
        darker(colour, 0.35),
        0.02,
      );
    }
    pen.curve(path([-0.01, 0.98, 0, 1.1, -0.01, 1.3]), 0.01, darker(colour, 0.4));
    for (const side of [-1, 1]) {
      pen.oval(side * 0.185, 0.42, 0.03, 0.05, darker(skin, 0.14));
      pen.oval(side * 0.19, 0.485, 0.014, 0.02, [222, 182, 88]);
    }
    pen.blob(
      path([
        0, 0.15, 0.13, 0.2, 0.185, 0.34, 0.17, 0.48, 0.1, 0.6, 0, 0.645, -0.1, 0.6, -0.17, 0.48,
        -0.185, 0.34, -0.13, 0.2,
      ]),
      { from: lighter(skin, 0.26), to: darker(skin, 0.16), along: 'out' },
    );
    features(pen, 0.4, 0.185, skin, lighter(hair, 0.15), [206, 98, 92]);
    // Parted hair over the forehead.
    for (const side of [-1, 1]) {
      pen.blob(
        [
          [side * -0.02, 0.1],
          [side * 0.14, 0.12],
          [side * 0.225, 0.28],
          [side * 0.21, 0.46],
          [side * 0.175, 0.34],
          [side * 0.1, 0.24],
          [side * -0.015, 0.19],
        ],
        across(side < 0 ? lighter(hair, 0.08) : hair, 0.18, 0.1),
      );
      pen.curve(
        [
          [side * 0.02, 0.125],
          [side * 0.12, 0.17],
          [side * 0.185, 0.3],
        ],
        0.005,
        lighter(hair, 0.3),
        0.003,
      );
    }
  },
};
