import { darker, lighter } from '../colour.ts';
import { smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { path, pillar } from './shapes.ts';

export const candle: Subject = {
  words: 'candle candlelight candlestick 蜡烛 烛光 烛台 烛火 红烛',
  place: 'table',
  size: 0.42,
  wide: 0.62,
  colour: [240, 226, 194],
  draw(pen, colour) {
    const brass = [190, 140, 60] as const;
    pen.curve(
      path([0.2, 0.93, 0.31, 0.86, 0.33, 0.94, 0.26, 0.99, 0.18, 0.97]),
      0.03,
      darker(brass, 0.2),
    );
    pen.oval(0, 0.955, 0.27, 0.05, darker(brass, 0.45));
    pen.oval(0, 0.94, 0.27, 0.05, {
      from: lighter(brass, 0.4),
      to: darker(brass, 0.25),
      along: 'right',
    });
    pen.oval(0, 0.94, 0.2, 0.033, darker(brass, 0.4));
    const top = 0.36 + pen.random() * 0.06;
    pen.box(-0.1, top, 0.2, 0.94 - top, pillar(colour, 0.3, 0.3));
    pen.oval(0, 0.94, 0.1, 0.02, darker(colour, 0.2));
    pen.oval(0, top, 0.1, 0.022, lighter(colour, 0.4));
    pen.oval(0, top + 0.003, 0.07, 0.014, [255, 214, 140]);
    // Wax that ran down.
    for (const [x, long] of path([-0.085, 0.2, -0.045, 0.1, 0.06, 0.26])) {
      pen.blob(
        path([
          x - 0.02,
          top + 0.005,
          x + 0.022,
          top + 0.01,
          x + 0.022,
          top + long,
          x,
          top + long + 0.025,
          x - 0.02,
          top + long,
        ]),
        lighter(colour, 0.22),
      );
    }
    pen.curve(path([0, top, 0.004, top - 0.06]), 0.012, [50, 40, 40]);
    const flame = (size: number) =>
      smooth(
        path([
          0,
          top - 0.05,
          0.055 * size,
          top - 0.09,
          0.045 * size,
          top - 0.16,
          0,
          top - 0.1 - 0.2 * size,
          -0.045 * size,
          top - 0.16,
          -0.055 * size,
          top - 0.09,
        ]),
        true,
      );
    pen.light(0, top - 0.12, 0.42 + pen.dark * 0.4, [255, 176, 84], 0.3 + pen.dark * 0.18);
    pen.lit(flame(1), { from: [255, 196, 70], to: [244, 118, 30] });
    pen.lit(flame(0.55), { from: [255, 252, 220], to: [255, 222, 120] });
  },
};
