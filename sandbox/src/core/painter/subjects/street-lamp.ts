import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { across, mirrored, snow } from './parts.ts';
import { path } from './shapes.ts';

export const streetLamp: Subject = {
  words:
    'street+lamp streetlamp street+light streetlight lamppost lamp+post street+lantern 路灯 街灯',
  place: 'ground',
  size: 0.66,
  wide: 0.34,
  colour: [54, 62, 66],
  draw(pen, colour) {
    const iron = across(colour, 0.3, 0.3);
    pen.shape(mirrored(path([0.05, 0.88, 0.065, 0.95, 0.09, 0.97, 0.09, 1])), iron);
    pen.shape(mirrored(path([0.016, 0.3, 0.024, 0.88])), iron);
    for (const y of [0.36, 0.62, 0.87]) pen.box(-0.035, y, 0.07, 0.016, iron);
    pen.line(path([-0.11, 0.4, 0.11, 0.4]), 0.014, colour);
    for (const side of [-1, 1]) {
      pen.oval(side * 0.115, 0.4, 0.014, 0.014, lighter(colour, 0.15));
      pen.curve(
        [
          [side * 0.015, 0.47],
          [side * 0.06, 0.45],
          [side * 0.07, 0.41],
        ],
        0.01,
        colour,
      );
    }
    pen.shape(mirrored(path([0.03, 0.28, 0.05, 0.305, 0.022, 0.33])), iron);
    const glass = mirrored(path([0.085, 0.115, 0.05, 0.285]));
    if (pen.dark > 0.3) pen.lit(glass, { from: [255, 246, 206], to: [255, 206, 116] });
    else pen.shape(glass, { from: [244, 240, 214], to: [206, 210, 196] });
    for (const x of [-0.085, -0.03, 0.03, 0.085])
      pen.line(
        [
          [x, 0.115],
          [x * 0.58, 0.285],
        ],
        0.009,
        colour,
      );
    pen.shape(
      mirrored(path([0.03, 0.03, 0.11, 0.12])),
      across(pen.snowy ? snow : lighter(colour, 0.05), 0.3, 0.3),
    );
    pen.box(-0.11, 0.112, 0.22, 0.014, darker(colour, 0.3));
    pen.oval(0, 0.022, 0.022, 0.022, colour);
    if (pen.dark > 0.3) {
      pen.light(0, 0.2, 0.5, [255, 214, 130], 0.75 * pen.dark);
      pen.light(0, 0.2, 0.16, [255, 236, 190], 0.6 * pen.dark);
    }
  },
};
