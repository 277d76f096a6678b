import { type Colour, darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { head, limb, skin } from './figure.ts';
import { across } from './parts.ts';
import { path } from './shapes.ts';

export const person: Subject = {
  words:
    'man men person people figure traveller traveler walker wanderer pedestrian passer-by monk crowd lone+figure hiker gentleman farmer samurai 人 男人 男子 行人 老爷爷 爷爷 僧人 和尚 旅人 路人 农民 少年 人影 书生 侠客 剑客',
  place: 'ground',
  person: true,
  size: 0.46,
  wide: 0.5,
  colour: [72, 92, 124],
  draw(pen, colour) {
    const trousers: Colour = [66, 60, 66];
    // Walking to the left: the leg behind, the one in front.
    limb(pen, path([0.05, 0.62, 0.1, 0.78, 0.17, 0.92]), 0.085, darker(trousers, 0.2), 0.06);
    pen.blob(
      path([0.13, 0.93, 0.19, 0.9, 0.22, 0.94, 0.17, 0.985, 0.09, 0.995, 0.07, 0.98]),
      [52, 40, 36],
    );
    limb(pen, path([-0.05, 0.62, -0.09, 0.78, -0.12, 0.93]), 0.09, trousers, 0.065);
    pen.blob(path([-0.09, 0.93, -0.085, 1, -0.22, 1, -0.21, 0.975, -0.15, 0.95]), [64, 48, 42]);
    limb(pen, path([0.11, 0.26, 0.18, 0.4, 0.16, 0.53]), 0.075, darker(colour, 0.3), 0.06);
    pen.oval(0.155, 0.55, 0.03, 0.033, skin);
    pen.blob(
      path([
        -0.09, 0.21, 0.09, 0.21, 0.145, 0.3, 0.135, 0.48, 0.2, 0.7, 0.02, 0.735, -0.16, 0.71, -0.13,
        0.48, -0.145, 0.3,
      ]),
      across(colour, 0.22, 0.3),
    );
    pen.curve(path([-0.02, 0.25, -0.03, 0.48, -0.04, 0.73]), 0.01, darker(colour, 0.4));
    for (const y of [0.36, 0.45, 0.54]) pen.oval(0.0, y, 0.012, 0.012, lighter(colour, 0.6));
    pen.line(path([0.06, 0.55, 0.13, 0.54]), 0.012, darker(colour, 0.4));
    limb(pen, path([-0.115, 0.27, -0.19, 0.39, -0.2, 0.52]), 0.078, lighter(colour, 0.08), 0.062);
    pen.oval(-0.2, 0.545, 0.03, 0.034, skin);
    head(pen, 0, 0.125, 0.078);
    // Scarf and hat.
    pen.blob(
      path([-0.09, 0.2, 0, 0.215, 0.09, 0.2, 0.1, 0.245, 0, 0.265, -0.1, 0.245]),
      [196, 74, 56],
    );
    pen.shape(path([0.04, 0.24, 0.095, 0.235, 0.13, 0.4, 0.075, 0.41]), across([196, 74, 56]));
    const hat: Colour = [86, 66, 56];
    pen.oval(0, 0.085, 0.135, 0.026, darker(hat, 0.15));
    pen.blob(
      path([-0.078, 0.08, -0.072, 0.02, -0.02, 0, 0.05, 0.005, 0.076, 0.03, 0.078, 0.08, 0, 0.088]),
      across(hat, 0.25, 0.2),
    );
    pen.curve(path([-0.078, 0.07, 0, 0.078, 0.078, 0.07]), 0.02, darker(hat, 0.5));
  },
};
