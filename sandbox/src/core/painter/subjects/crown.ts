import { type Colour, darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path, volume } from './shapes.ts';

const jewels: readonly Colour[] = [
  [200, 36, 58],
  [44, 104, 190],
  [40, 150, 96],
];

export const crown: Subject = {
  words: 'crown tiara 王冠 皇冠 冠冕',
  place: 'table',
  borne: 'worn',
  size: 0.3,
  wide: 1.34,
  colour: [226, 176, 58],
  draw(pen, colour) {
    const gold = { from: lighter(colour, 0.4), to: darker(colour, 0.3), along: 'right' } as const;
    pen.oval(0, 0.66, 0.5, 0.1, darker(colour, 0.55));
    // Velvet inside, seen between the points.
    pen.blob(
      path([-0.46, 0.72, -0.36, 0.4, 0, 0.28, 0.36, 0.4, 0.46, 0.72]),
      volume([150, 30, 50], 0.15, 0.5),
    );
    const tips = path([-0.62, 0.2, -0.33, 0.12, 0, 0.06, 0.33, 0.12, 0.62, 0.2]);
    pen.shape(
      path([
        -0.5, 0.92, -0.62, 0.24, -0.4, 0.56, -0.33, 0.16, -0.18, 0.58, 0, 0.1, 0.18, 0.58, 0.33,
        0.16, 0.4, 0.56, 0.62, 0.24, 0.5, 0.92, 0.3, 0.975, 0, 0.99, -0.3, 0.975,
      ]),
      gold,
    );
    tips.forEach(([x, y], index) => {
      pen.oval(x, y, 0.062, 0.062, volume(index === 2 ? jewels[0]! : colour, 0.6, 0.35));
    });
    for (const [y, thick, fill] of [
      [0.73, 0.035, lighter(colour, 0.5)],
      [0.9, 0.05, darker(colour, 0.2)],
    ] as const) {
      const half = 0.53 - (y - 0.73) * 0.17;
      pen.curve(
        path([
          -half,
          y - 0.03,
          -half * 0.5,
          y + 0.04,
          0,
          y + 0.055,
          half * 0.5,
          y + 0.04,
          half,
          y - 0.03,
        ]),
        thick,
        fill,
      );
    }
    [-0.4, -0.21, 0, 0.21, 0.4].forEach((x, index) => {
      const y = 0.845 - x * x * 0.3;
      pen.oval(x, y, 0.06 - Math.abs(x) * 0.04, 0.055, darker(colour, 0.45));
      pen.oval(
        x,
        y,
        0.048 - Math.abs(x) * 0.04,
        0.044,
        volume(jewels[(index + 1) % 3]!, 0.45, 0.3),
      );
    });
  },
};
