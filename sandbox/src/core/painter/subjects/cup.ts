import { darker, lighter } from '../colour.ts';
import { smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { lathed, path, pillar } from './shapes.ts';

export const cup: Subject = {
  words:
    'cup tea coffee mug teacup latte cappuccino hot+chocolate 杯 杯子 茶杯 一杯 咖啡 马克杯 红茶 热茶 绿茶 奶茶',
  place: 'table',
  size: 0.3,
  wide: 1.3,
  colour: [238, 232, 220],
  draw(pen, colour) {
    // Saucer.
    pen.oval(0, 0.92, 0.64, 0.1, darker(colour, 0.35));
    pen.oval(0, 0.9, 0.64, 0.1, {
      from: lighter(colour, 0.3),
      to: darker(colour, 0.14),
      along: 'right',
    });
    pen.oval(0, 0.905, 0.34, 0.05, darker(colour, 0.26));
    pen.curve(
      path([0.36, 0.5, 0.54, 0.46, 0.6, 0.58, 0.52, 0.7, 0.3, 0.76]),
      0.06,
      darker(colour, 0.14),
      0.05,
    );
    pen.shape(
      lathed([0.45, 0.38, 0.45, 0.42, 0.42, 0.62, 0.32, 0.8, 0.2, 0.9, 0, 0.925]),
      pillar(colour, 0.35, 0.32),
    );
    pen.curve(path([-0.425, 0.52, -0.2, 0.585, 0.2, 0.585, 0.425, 0.52]), 0.025, [186, 120, 66]);
    pen.oval(0, 0.38, 0.455, 0.1, lighter(colour, 0.5));
    pen.oval(0, 0.385, 0.42, 0.085, darker(colour, 0.3));
    pen.oval(0, 0.4, 0.4, 0.068, { from: [142, 74, 30], to: [196, 122, 58], along: 'right' });
    pen.oval(-0.14, 0.39, 0.12, 0.016, [236, 190, 130], 0.5);
    for (const [x, sway] of path([-0.16, 1, 0.02, -1, 0.18, 1])) {
      const lift = pen.random() * 0.08;
      for (const thick of [0.07, 0.035]) {
        pen.line(
          smooth(
            path([
              x,
              0.36,
              x + 0.05 * sway,
              0.26,
              x - 0.04 * sway,
              0.15,
              x + 0.03 * sway,
              0.06,
              x,
              lift - 0.02,
            ]),
            false,
          ),
          thick,
          [255, 252, 246],
          0.2,
        );
      }
    }
  },
};
