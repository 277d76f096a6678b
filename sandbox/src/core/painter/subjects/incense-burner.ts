import { darker, lighter } from '../colour.ts';
import { smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { path, pillar, volume } from './shapes.ts';

export const incenseBurner: Subject = {
  words: 'incense+burner incense censer 香炉 铜炉 焚香 檀香',
  place: 'table',
  size: 0.46,
  wide: 0.84,
  colour: [132, 98, 54],
  draw(pen, colour) {
    const drift = (pen.random() - 0.5) * 0.1;
    for (const thick of [0.05, 0.022]) {
      const smoke = path([
        0.01,
        0.28,
        -0.05,
        0.2,
        0.06 + drift,
        0.12,
        -0.03 + drift,
        0.04,
        0.03 + drift,
        -0.06,
      ]);
      pen.line(smooth(smoke, false), thick, [244, 240, 234], 0.3);
    }
    for (const side of [-1, 1]) {
      pen.curve(
        path([side * 0.3, 0.56, side * 0.42, 0.5, side * 0.4, 0.38, side * 0.3, 0.4]),
        0.05,
        darker(colour, side > 0 ? 0.35 : 0.05),
        0.04,
      );
      pen.shape(
        path([side * 0.14, 0.84, side * 0.29, 0.78, side * 0.27, 1, side * 0.19, 1]),
        pillar(colour, 0.1, 0.4),
      );
    }
    pen.shape(path([-0.05, 0.86, 0.05, 0.86, 0.035, 1.01, -0.035, 1.01]), pillar(colour, 0.2, 0.3));
    pen.oval(0, 0.5, 0.34, 0.075, lighter(colour, 0.22));
    pen.oval(0, 0.505, 0.29, 0.055, [60, 50, 46]);
    pen.oval(0, 0.52, 0.26, 0.035, [166, 156, 146]);
    for (const [x, top] of path([-0.05, 0.34, 0.01, 0.29, 0.07, 0.33])) {
      pen.line(path([x * 0.8, 0.53, x, top]), 0.013, [150, 66, 44]);
      pen.light(x, top, 0.05, [255, 130, 50], 0.5);
      pen.lit(
        path([
          x - 0.01,
          top - 0.012,
          x + 0.01,
          top - 0.012,
          x + 0.01,
          top + 0.012,
          x - 0.01,
          top + 0.012,
        ]),
        [255, 140, 60],
      );
    }
    // The front of the bowl hides the ash again.
    pen.blob(
      path([
        -0.34, 0.5, -0.18, 0.562, 0, 0.577, 0.18, 0.562, 0.34, 0.5, 0.31, 0.58, 0.37, 0.7, 0.28,
        0.86, 0, 0.92, -0.28, 0.86, -0.37, 0.7, -0.31, 0.58,
      ]),
      volume(colour, 0.4, 0.5),
    );
    pen.curve(path([-0.31, 0.6, -0.16, 0.65, 0.16, 0.65, 0.31, 0.6]), 0.016, darker(colour, 0.45));
    for (const x of [-0.27, -0.18, -0.09, 0, 0.09, 0.18, 0.27]) {
      pen.oval(x, 0.7 - x * x * 0.5, 0.03, 0.028, volume(lighter(colour, 0.15), 0.35, 0.4));
    }
    pen.curve(
      path([-0.34, 0.74, -0.16, 0.79, 0.16, 0.79, 0.34, 0.74]),
      0.016,
      darker(colour, 0.45),
    );
  },
};
