import { type Colour, darker, lighter } from '../colour.ts';
import { boxPoints, ovalPoints, type Pen } from '../pen.ts';
import { cosine, sine } from '../random.ts';
import type { Subject } from '../subject.ts';
import { down, lamplight, puffs } from './parts.ts';
import { path } from './shapes.ts';

function spoked(pen: Pen, x: number, y: number, size: number, colour: Colour): void {
  pen.oval(x, y, size, size, [44, 42, 48]);
  pen.oval(x, y, size * 0.8, size * 0.8, darker(colour, 0.1));
  for (let spoke = 0; spoke < 4; spoke++) {
    const [dx, dy] = [size * 0.8 * cosine(spoke / 8), size * 0.8 * sine(spoke / 8)];
    pen.line(
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      size * 0.14,
      [44, 42, 48],
    );
  }
  pen.oval(x, y, size * 0.24, size * 0.24, [206, 206, 210]);
}

function wagon(pen: Pen, left: number, colour: Colour): void {
  const wide = 1.06;
  pen.box(left - 0.07, 0.83, wide + 0.14, 0.03, [48, 44, 50]);
  for (const x of [0.16, 0.34, 0.72, 0.9]) spoked(pen, left + x, 0.91, 0.085, [120, 120, 126]);
  pen.box(left, 0.34, wide, 0.51, down(colour, 0.15, 0.28));
  pen.box(left, 0.66, wide, 0.035, [236, 204, 110]);
  pen.shape(
    [
      [left - 0.03, 0.36],
      [left + 0.05, 0.27],
      [left + wide - 0.05, 0.27],
      [left + wide + 0.03, 0.36],
    ],
    down([108, 104, 108], 0.3, 0.1),
  );
  for (let window = 0; window < 5; window++) {
    const hole = boxPoints(left + 0.08 + window * 0.19, 0.43, 0.14, 0.17);
    pen.box(left + 0.065 + window * 0.19, 0.415, 0.17, 0.2, lighter(colour, 0.5));
    if (pen.dark > 0.3) pen.lit(hole, { from: [255, 230, 150], to: [244, 180, 92] });
    else pen.shape(hole, { from: [190, 214, 226], to: [98, 128, 148] });
  }
  if (pen.dark > 0.3) pen.light(left + wide / 2, 0.52, 0.6, lamplight, 0.25 * pen.dark);
}

export const train: Subject = {
  words:
    'train steam+train locomotive steam+locomotive railway tramway 火车 绿皮火车 列车 蒸汽火车 小火车 高铁 地铁 动车 铁路',
  place: 'ground',
  size: 0.3,
  wide: 3.6,
  colour: [58, 112, 78],
  draw(pen, colour) {
    const metal: Colour = [66, 66, 74];
    pen.box(-1.85, 0.985, 3.7, 0.03, [120, 116, 116]);
    for (let sleeper = 0; sleeper < 25; sleeper++)
      pen.box(-1.83 + sleeper * 0.15, 1.01, 0.08, 0.03, [98, 74, 58]);
    wagon(pen, 0.72, colour);
    wagon(pen, -0.48, colour);
    puffs(pen, [-1.42, 0.1], 0.9, 0.14, 0.17);
    // Frame, boiler and cab of the engine, which runs to the left.
    pen.box(-1.68, 0.74, 1.14, 0.1, metal);
    pen.shape(path([-1.66, 0.78, -1.84, 0.97, -1.52, 0.97]), darker([190, 54, 44], 0.1));
    pen.box(-1.6, 0.38, 0.68, 0.36, down(colour, 0.45, 0.45));
    for (const x of [-1.4, -1.16]) pen.box(x, 0.38, 0.028, 0.36, down([226, 186, 92], 0.3, 0.3));
    pen.oval(-1.6, 0.56, 0.075, 0.18, { from: lighter(metal, 0.3), to: metal, along: 'out' });
    pen.shape(path([-1.5, 0.4, -1.52, 0.16, -1.55, 0.1, -1.29, 0.1, -1.32, 0.16, -1.34, 0.4]), {
      from: lighter(metal, 0.3),
      to: darker(metal, 0.3),
      along: 'right',
    });
    pen.blob(path([-1.18, 0.39, -1.17, 0.28, -1.08, 0.24, -0.99, 0.28, -0.98, 0.39]), {
      from: [248, 216, 130],
      to: [176, 128, 54],
      along: 'out',
    });
    pen.box(-0.94, 0.22, 0.4, 0.56, down(colour, 0.2, 0.28));
    pen.shape(path([-1, 0.22, -0.93, 0.13, -0.55, 0.13, -0.48, 0.22]), down(metal, 0.2, 0.1));
    const hole = boxPoints(-0.86, 0.3, 0.22, 0.2);
    if (pen.dark > 0.3) pen.lit(hole, [255, 214, 126]);
    else pen.shape(hole, { from: [190, 214, 226], to: [98, 128, 148] });
    for (const x of [-1.34, -1.02, -0.7]) spoked(pen, x, 0.84, 0.155, [190, 54, 44]);
    spoked(pen, -1.58, 0.91, 0.08, [190, 54, 44]);
    pen.line(path([-1.36, 0.88, -0.7, 0.88]), 0.035, [206, 206, 210]);
    pen.oval(-1.64, 0.34, 0.06, 0.06, [248, 226, 150]);
    if (pen.dark > 0.3) {
      pen.lit(ovalPoints(-1.65, 0.34, 0.055, 0.055), [255, 246, 206]);
      pen.light(-1.66, 0.34, 0.4, [255, 236, 180], 0.8 * pen.dark);
    }
  },
};
