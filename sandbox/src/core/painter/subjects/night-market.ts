import { type Colour, darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { down, lantern, puffs } from './parts.ts';
import { path } from './shapes.ts';

const fruits: readonly Colour[] = [
  [222, 120, 50],
  [202, 62, 48],
  [226, 186, 82],
  [122, 156, 72],
  [176, 92, 60],
];

function stall(pen: Pen, x: number, colour: Colour, steam: boolean): void {
  pen.box(x - 0.35, 0.36, 0.7, 0.34, { from: [122, 74, 50], to: [88, 54, 42] });
  // The lamp inside.
  const lit = { from: [255, 214, 134], to: [214, 132, 68] } as const;
  if (pen.dark > 0.3)
    pen.lit(
      [
        [x - 0.34, 0.38],
        [x + 0.34, 0.38],
        [x + 0.34, 0.7],
        [x - 0.34, 0.7],
      ],
      lit,
      0.8,
    );
  pen.box(x - 0.3, 0.5, 0.6, 0.014, [108, 66, 46]);
  for (let jar = 0; jar < 6; jar++) {
    const high = 0.05 + pen.random() * 0.03;
    pen.box(x - 0.26 + jar * 0.095, 0.5 - high, 0.05, high, fruits[jar % 5]!);
  }
  // Whoever is cooking, with a white cap.
  const cook = x + (pen.random() - 0.5) * 0.24;
  pen.blob(
    [
      [cook - 0.07, 0.74],
      [cook - 0.06, 0.56],
      [cook, 0.52],
      [cook + 0.06, 0.56],
      [cook + 0.07, 0.74],
    ],
    [232, 226, 216],
  );
  pen.oval(cook, 0.485, 0.042, 0.048, [232, 186, 150]);
  pen.blob(
    [
      [cook - 0.045, 0.47],
      [cook - 0.05, 0.41],
      [cook, 0.395],
      [cook + 0.05, 0.41],
      [cook + 0.045, 0.47],
    ],
    [248, 246, 240],
  );
  for (const side of [-1, 1]) pen.box(x + side * 0.35 - 0.014, 0.3, 0.028, 0.7, [92, 60, 46]);
  pen.box(x - 0.4, 0.7, 0.8, 0.04, [188, 128, 78]);
  pen.box(x - 0.37, 0.74, 0.74, 0.26, down([142, 90, 58], 0.05, 0.35));
  for (let plank = -2; plank <= 2; plank++)
    pen.box(x + plank * 0.12 - 0.004, 0.74, 0.008, 0.26, [92, 58, 44]);
  if (steam) {
    pen.shape(
      [
        [x - 0.11, 0.64],
        [x + 0.11, 0.64],
        [x + 0.09, 0.7],
        [x - 0.09, 0.7],
      ],
      [92, 92, 98],
    );
    pen.oval(x, 0.64, 0.11, 0.02, [206, 206, 206]);
    puffs(pen, [x, 0.6], 0.06, 0.34, 0.08);
  } else {
    for (let index = 0; index < 10; index++) {
      const [fx, fy] = [
        x - 0.27 + (index % 7) * 0.085 + (index > 6 ? 0.13 : 0),
        index > 6 ? 0.63 : 0.675,
      ];
      pen.oval(fx, fy, 0.042, 0.04, {
        from: lighter(fruits[index % 5]!, 0.3),
        to: fruits[index % 5]!,
        along: 'out',
      });
    }
  }
  // The awning, striped and scalloped.
  for (let stripe = 0; stripe < 8; stripe++) {
    const cloth: Colour = stripe % 2 ? [246, 232, 210] : colour;
    const [a, b] = [stripe / 4 - 1, (stripe + 1) / 4 - 1];
    pen.shape(
      [
        [x + a * 0.33, 0.16],
        [x + b * 0.33, 0.16],
        [x + b * 0.44, 0.36],
        [x + a * 0.44, 0.36],
      ],
      down(cloth),
    );
    pen.oval(x + (a + b) * 0.22, 0.36, 0.055, 0.034, darker(cloth, 0.2));
  }
}

export const nightMarket: Subject = {
  words:
    'night+market market stall market+stall food+stall street+market bazaar 夜市 小吃摊 集市 市场 摊位 地摊 大排档 小摊 小吃街',
  place: 'ground',
  time: 'night',
  size: 0.44,
  wide: 1.96,
  colour: [200, 52, 44],
  draw(pen, colour) {
    stall(pen, -0.5, colour, true);
    stall(pen, 0.5, colour, false);
    pen.curve(path([-0.98, 0.02, -0.5, 0.09, 0, 0.05, 0.5, 0.09, 0.98, 0.02]), 0.01, [70, 50, 46]);
    for (const [x, y] of path([-0.86, 0.12, -0.44, 0.17, 0, 0.14, 0.44, 0.17, 0.86, 0.12])) {
      lantern(pen, x, y, 0.055);
    }
    if (pen.dark > 0.3)
      for (const x of [-0.5, 0.5]) pen.light(x, 0.55, 0.6, [255, 180, 96], 0.35 * pen.dark);
  },
};
