import { darker, lighter } from '../colour.ts';
import { smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { path, volume } from './shapes.ts';

export const iceCream: Subject = {
  words: 'ice+cream ice-cream gelato ice+cream+cone 冰淇淋 冰激凌 雪糕 甜筒',
  place: 'table',
  size: 0.44,
  wide: 0.52,
  colour: [244, 160, 182],
  draw(pen, colour) {
    const cone = [222, 164, 92] as const;
    // A glass holds the cone up.
    pen.blob(
      path([-0.17, 0.7, 0.17, 0.7, 0.13, 0.98, 0.08, 1, -0.08, 1, -0.13, 0.98]),
      [226, 238, 244],
      0.4,
    );
    pen.shape(path([-0.19, 0.44, 0.19, 0.44, 0.02, 0.985, -0.02, 0.985]), {
      from: lighter(cone, 0.25),
      to: darker(cone, 0.3),
      along: 'right',
    });
    for (let line = 0; line < 4; line++) {
      const x = -0.15 + line * 0.09;
      const low = 0.52 + line * 0.02;
      pen.line(path([x, 0.46, x * 0.4 + 0.07, low + 0.24]), 0.009, darker(cone, 0.35), 0.7);
      pen.line(path([-x, 0.46, -x * 0.4 - 0.07, low + 0.24]), 0.009, darker(cone, 0.35), 0.7);
    }
    const scoop = (x: number, y: number, size: number, fill: typeof colour) => {
      pen.oval(x, y, size, size * 0.96, volume(fill, 0.35, 0.28));
      for (let bump = -2; bump < 3; bump++) {
        const bx = x + bump * size * 0.42;
        pen.oval(
          bx,
          y + size * (0.74 - Math.abs(bump) * 0.13),
          size * 0.27,
          size * 0.22,
          bump < 0 ? lighter(fill, 0.16) : darker(fill, 0.06 + bump * 0.05),
        );
      }
      pen.oval(x - size * 0.36, y - size * 0.4, size * 0.2, size * 0.15, lighter(fill, 0.85), 0.6);
    };
    scoop(-0.09, 0.34, 0.155, [250, 236, 204]);
    scoop(0.1, 0.33, 0.155, [132, 84, 58]);
    scoop(0, 0.18, 0.165, colour);
    pen.curve(path([0.02, 0.02, 0.06, -0.04, 0.12, -0.05]), 0.012, [96, 120, 60]);
    pen.oval(0.01, 0.035, 0.048, 0.046, volume([204, 34, 52], 0.4, 0.4));
    // The glass again, in front.
    pen.blob(
      path([-0.17, 0.7, 0, 0.725, 0.17, 0.7, 0.13, 0.98, 0.08, 1, -0.08, 1, -0.13, 0.98]),
      [232, 242, 246],
      0.34,
    );
    pen.line(smooth(path([-0.17, 0.7, 0, 0.725, 0.17, 0.7]), false), 0.012, [250, 254, 255], 0.8);
    pen.line(path([-0.125, 0.76, -0.1, 0.94]), 0.02, [255, 255, 255], 0.6);
  },
};
