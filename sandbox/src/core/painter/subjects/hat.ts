import { darker, lighter } from '../colour.ts';
import { smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { path, turned, volume } from './shapes.ts';

export const hat: Subject = {
  words: 'hat straw+hat 帽子 草帽',
  place: 'table',
  borne: 'worn',
  size: 0.28,
  wide: 1.9,
  colour: [226, 190, 116],
  draw(pen, colour) {
    pen.oval(0, 0.76, 0.95, 0.24, darker(colour, 0.5));
    pen.oval(0, 0.73, 0.95, 0.24, {
      from: lighter(colour, 0.3),
      to: darker(colour, 0.2),
      along: 'right',
    });
    for (const grow of [0.66, 0.78, 0.9]) {
      pen.line([...ring(grow)], 0.012, darker(colour, 0.3), 0.45);
    }
    pen.oval(0.06, 0.74, 0.5, 0.13, darker(colour, 0.45), 0.6);
    pen.blob(
      turned([0, 0.01, 0.2, 0.03, 0.36, 0.16, 0.43, 0.42, 0.46, 0.68, 0.3, 0.79, 0, 0.82]),
      volume(colour, 0.4, 0.4),
    );
    pen.blob(path([-0.14, 0.08, 0.08, 0.05, 0.2, 0.1, 0, 0.16]), darker(colour, 0.25), 0.45);
    // Ribbon.
    const upper = path([-0.43, 0.46, -0.24, 0.56, 0, 0.59, 0.24, 0.56, 0.43, 0.46]);
    const lower = path([0.46, 0.66, 0.26, 0.76, 0, 0.79, -0.26, 0.76, -0.46, 0.66]);
    pen.shape([...smooth(upper, false), ...smooth(lower, false)], {
      from: [196, 66, 58],
      to: [112, 30, 36],
      along: 'right',
    });
    pen.blob(path([0.3, 0.66, 0.44, 0.56, 0.5, 0.66, 0.42, 0.74]), [206, 76, 66]);
    pen.shape(path([0.36, 0.68, 0.56, 0.84, 0.46, 0.86, 0.33, 0.72]), [150, 42, 44]);
  },
};

const ring = (grow: number) =>
  smooth(
    turned([
      0,
      0.73 - 0.24 * grow,
      0.67 * grow,
      0.73 - 0.17 * grow,
      0.95 * grow,
      0.73,
      0.67 * grow,
      0.73 + 0.17 * grow,
      0,
      0.73 + 0.24 * grow,
    ]),
    true,
  );
