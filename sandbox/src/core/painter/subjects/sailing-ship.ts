import type { Point } from '../canvas.ts';
import { type Colour, darker, lighter } from '../colour.ts';
import { boxPoints, type Pen, smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { down, lamplight, waterline } from './parts.ts';
import { path } from './shapes.ts';

const cloth: Colour = [244, 234, 212];

function sail(pen: Pen, x: number, top: number, bottom: number, half: number): void {
  const side = (dx: number): Point[] => [
    [x + dx * 0.84, top],
    [x + dx + 0.03, (top + bottom) / 2],
    [x + dx, bottom],
  ];
  pen.shape(
    [
      ...smooth(side(half), false),
      [x + 0.015, bottom - 0.025],
      ...smooth(side(-half), false).reverse(),
    ],
    { from: lighter(cloth, 0.3), to: darker(cloth, 0.22), along: 'right' },
  );
  pen.line(
    [
      [x - half * 0.95, top],
      [x + half * 0.95, top],
    ],
    0.011,
    [92, 64, 48],
  );
}

export const sailingShip: Subject = {
  words:
    'sailing+ship ship galleon pirate+ship tall+ship schooner old+sailing+ship 古帆船 大帆船 海盗船 大船 轮船 三桅帆船 战船 宝船 福船',
  place: 'water',
  size: 0.62,
  wide: 1.14,
  colour: [132, 84, 54],
  draw(pen, colour) {
    pen.oval(0, 1, 0.46, 0.03, [18, 36, 52], 0.35);
    for (const [x, top] of path([-0.3, 0.16, -0.02, 0.04, 0.26, 0.14])) {
      pen.line(
        [
          [x, top],
          [x, 0.8],
        ],
        0.018,
        [104, 72, 52],
      );
      pen.blob(
        [
          [x, top - 0.035],
          [x - 0.05, top - 0.05],
          [x - 0.12, top - 0.03],
          [x - 0.05, top - 0.01],
          [x, top + 0.005],
        ],
        [196, 56, 46],
      );
    }
    pen.line(path([0.4, 0.74, 0.6, 0.56]), 0.018, [104, 72, 52]);
    for (const [a, b] of path([-0.3, 0.18, -0.02, 0.08, 0.26, 0.16])) {
      pen.line(
        [
          [a, b],
          [a + 0.3, 0.78],
        ],
        0.004,
        [84, 66, 56],
      );
      pen.line(
        [
          [a, b],
          [a - 0.18, 0.76],
        ],
        0.004,
        [84, 66, 56],
      );
    }
    // Jib, then the square sails.
    pen.shape(
      smooth(path([0.3, 0.24, 0.42, 0.46, 0.57, 0.59]), false).concat(
        smooth(path([0.57, 0.59, 0.44, 0.6, 0.33, 0.64]), false),
      ),
      { from: lighter(cloth, 0.2), to: darker(cloth, 0.15) },
    );
    for (const [x, top, half] of [
      [-0.3, 0.2, 0.13],
      [0.26, 0.18, 0.13],
      [-0.02, 0.09, 0.155],
    ] as const) {
      sail(pen, x, top, top + 0.13, half * 0.68);
      sail(pen, x, top + 0.155, top + 0.33, half * 0.86);
      sail(pen, x, top + 0.355, 0.68, half);
    }
    const hull: Point[] = path([
      -0.54, 0.58, -0.3, 0.62, -0.28, 0.72, 0.1, 0.75, 0.28, 0.74, 0.3, 0.68, 0.5, 0.64,
    ]);
    const keel = smooth(
      path([
        0.5, 0.64, 0.47, 0.78, 0.38, 0.94, 0.26, 1.005, -0.36, 1.005, -0.46, 0.92, -0.5, 0.76,
        -0.54, 0.58,
      ]),
      false,
    );
    pen.shape([...hull, ...keel], down(colour, 0.2, 0.42));
    pen.line(hull, 0.02, lighter(colour, 0.4));
    pen.curve(path([-0.5, 0.79, -0.2, 0.84, 0.15, 0.85, 0.45, 0.79]), 0.022, [222, 180, 96]);
    for (const [y, bend] of path([0.9, 0.02, 0.945, 0.015])) {
      pen.curve(
        [
          [-0.44, y - bend],
          [0, y + bend],
          [0.38, y - bend],
        ],
        0.008,
        darker(colour, 0.4),
      );
    }
    for (let port = 0; port < 6; port++) {
      const hole = boxPoints(
        -0.4 + port * 0.135,
        0.775 + (port > 0 && port < 5 ? 0.015 : 0),
        0.036,
        0.036,
      );
      if (pen.dark > 0.3) pen.lit(hole, [255, 210, 116]);
      else pen.shape(hole, darker(colour, 0.65));
    }
    pen.box(-0.5, 0.65, 0.06, 0.06, pen.dark > 0.3 ? [255, 210, 120] : [206, 222, 222]);
    if (pen.dark > 0.3) pen.light(-0.47, 0.68, 0.14, lamplight, 0.5 * pen.dark);
    waterline(pen, 0.48);
  },
};
