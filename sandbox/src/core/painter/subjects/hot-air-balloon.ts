import { darker, lighter, mix } from '../colour.ts';
import { smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const hotAirBalloon: Subject = {
  words: 'hot-air+balloon hot+air+balloon 热气球',
  place: 'sky',
  size: 0.42,
  wide: 0.74,
  colour: [214, 66, 50],
  draw(pen, colour) {
    const side = (x: number) =>
      smooth(
        path([
          x * 0.16,
          0,
          x * 0.68,
          0.05,
          x * 0.98,
          0.2,
          x,
          0.36,
          x * 0.8,
          0.54,
          x * 0.42,
          0.7,
          x * 0.26,
          0.745,
        ]),
        false,
      );
    const seams = [-0.37, -0.3, -0.18, -0.06, 0.06, 0.18, 0.3, 0.37];
    const other = mix([252, 232, 186], colour, pen.random() * 0.12);
    for (let gore = 0; gore < 7; gore++) {
      const base = gore % 2 ? other : colour;
      // Brightest left of the middle, as a globe is.
      const away = Math.abs(gore - 2.3) / 4.7;
      pen.shape([...side(seams[gore]!), ...side(seams[gore + 1]!).reverse()], {
        from: lighter(base, 0.3 - away * 0.22),
        to: darker(base, 0.1 + away * 0.34),
      });
    }
    for (const x of [-0.09, 0.09]) {
      pen.line(path([x, 0.745, x * 0.72, 0.885]), 0.008, [92, 76, 62]);
      pen.line(path([x * 0.3, 0.75, x * 0.5, 0.885]), 0.006, [92, 76, 62]);
    }
    pen.shape(path([-0.1, 0.735, 0.1, 0.735, 0.08, 0.765, -0.08, 0.765]), darker(colour, 0.4));
    pen.lit(smooth(path([-0.016, 0.83, 0, 0.77, 0.016, 0.83, 0, 0.85]), true), {
      from: [255, 180, 60],
      to: [255, 240, 190],
    });
    if (pen.dark > 0.3) {
      pen.light(0, 0.5, 0.55, lighter(colour, 0.4), 0.45 * pen.dark);
      pen.light(0, 0.8, 0.2, [255, 200, 120], 0.6 * pen.dark);
    }
    pen.shape(path([-0.075, 0.88, 0.075, 0.88, 0.06, 1, -0.06, 1]), {
      from: [178, 126, 74],
      to: [104, 70, 44],
      along: 'right',
    });
    pen.line(path([-0.07, 0.94, 0.07, 0.94]), 0.01, [92, 62, 40], 0.7);
    pen.box(-0.082, 0.87, 0.164, 0.024, [122, 80, 48]);
  },
};
