import { darker, lighter } from '../colour.ts';
import { smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { path, turned, volume } from './shapes.ts';

export const lamp: Subject = {
  words: 'lamp table+lamp desk+lamp 台灯 一盏灯 油灯 桌灯',
  place: 'table',
  ground: 'room',
  size: 0.5,
  wide: 0.66,
  colour: [72, 132, 126],
  draw(pen, colour) {
    const brass = [198, 152, 76] as const;
    pen.light(0, 0.3, 0.6 + pen.dark * 0.5, [255, 206, 130], 0.24 + pen.dark * 0.4);
    pen.box(-0.014, 0.38, 0.028, 0.12, brass);
    pen.shape(turned([0.18, 0.95, 0.2, 1, 0, 1.005]), {
      from: lighter(brass, 0.3),
      to: darker(brass, 0.35),
      along: 'right',
    });
    pen.blob(
      turned([0.05, 0.47, 0.07, 0.51, 0.17, 0.62, 0.2, 0.74, 0.14, 0.89, 0.09, 0.96]),
      volume(colour, 0.35, 0.45),
    );
    pen.oval(0, 0.475, 0.06, 0.016, brass);
    pen.oval(-0.09, 0.66, 0.024, 0.07, lighter(colour, 0.85), 0.5);
    // The shade glows from inside, most where the bulb is.
    const shade = path([
      -0.16, 0.04, 0.16, 0.04, 0.33, 0.4, 0.17, 0.425, 0, 0.432, -0.17, 0.425, -0.33, 0.4,
    ]);
    pen.lit(shade, { from: [246, 214, 150], to: [255, 240, 196] });
    pen.lit(
      smooth(path([-0.12, 0.4, -0.07, 0.16, 0.07, 0.16, 0.12, 0.4]), true),
      [255, 252, 230],
      0.5,
    );
    pen.lit(path([-0.16, 0.04, 0.16, 0.04, 0.17, 0.062, -0.17, 0.062]), [206, 160, 90]);
    pen.curve(
      path([-0.33, 0.398, -0.17, 0.425, 0, 0.432, 0.17, 0.425, 0.33, 0.398]),
      0.02,
      [206, 160, 90],
    );
    pen.curve(path([0.09, 0.43, 0.09, 0.52]), 0.006, brass);
    pen.oval(0.09, 0.53, 0.014, 0.014, brass);
  },
};
