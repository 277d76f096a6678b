import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path, turned, volume } from './shapes.ts';

export const teapot: Subject = {
  words: 'teapot kettle samovar tea+set 紫砂壶 茶壶 壶 茶具 水壶',
  place: 'table',
  size: 0.34,
  wide: 1.5,
  colour: [150, 82, 54],
  draw(pen, colour) {
    const dark = darker(colour, 0.2);
    pen.curve(
      path([0.36, 0.36, 0.56, 0.26, 0.72, 0.38, 0.7, 0.6, 0.56, 0.76, 0.36, 0.84]),
      0.075,
      dark,
      0.06,
    );
    pen.curve(path([0.38, 0.34, 0.56, 0.245, 0.7, 0.36]), 0.02, lighter(colour, 0.25), 0.01);
    // Spout, wide where it leaves the body.
    pen.blob(
      path([
        -0.36, 0.56, -0.5, 0.48, -0.58, 0.34, -0.64, 0.24, -0.76, 0.22, -0.7, 0.36, -0.62, 0.6,
        -0.38, 0.84,
      ]),
      { from: lighter(colour, 0.2), to: darker(colour, 0.3) },
    );
    pen.oval(-0.695, 0.235, 0.055, 0.022, darker(colour, 0.55));
    pen.blob(
      turned([0, 0.27, 0.24, 0.28, 0.43, 0.44, 0.48, 0.64, 0.4, 0.86, 0.24, 0.97, 0, 0.98]),
      volume(colour, 0.3, 0.5),
    );
    pen.shape(turned([0.25, 0.94, 0.27, 1, 0, 1.01]), darker(colour, 0.45));
    // Lid and knob.
    pen.oval(0, 0.3, 0.27, 0.055, darker(colour, 0.5));
    pen.blob(
      turned([0, 0.14, 0.14, 0.17, 0.25, 0.26, 0.22, 0.32, 0, 0.335]),
      volume(colour, 0.32, 0.4),
    );
    pen.oval(0, 0.14, 0.045, 0.03, darker(colour, 0.4));
    pen.oval(0, 0.07, 0.075, 0.068, volume(colour, 0.4, 0.4));
    pen.curve(path([-0.43, 0.52, -0.2, 0.57, 0.2, 0.57, 0.43, 0.52]), 0.014, darker(colour, 0.42));
    pen.blob(
      path([-0.32, 0.48, -0.24, 0.4, -0.2, 0.42, -0.28, 0.52, -0.3, 0.66]),
      lighter(colour, 0.7),
      0.32,
    );
  },
};
