import type { Point } from '../canvas.ts';
import { type Colour, darker, lighter } from '../colour.ts';
import { ovalPoints } from '../pen.ts';
import { cosine, sine } from '../random.ts';
import type { Subject } from '../subject.ts';
import { across, round } from './parts.ts';
import { path } from './shapes.ts';

const cabins: readonly Colour[] = [
  [226, 86, 72],
  [244, 186, 66],
  [84, 164, 116],
  [78, 142, 204],
  [196, 104, 176],
  [240, 140, 70],
];

export const ferrisWheel: Subject = {
  words: 'ferris+wheel big+wheel amusement+park carousel 摩天轮 游乐园 游乐场',
  place: 'ground',
  size: 0.7,
  wide: 0.96,
  colour: [214, 92, 104],
  draw(pen, colour) {
    const middle: Point = [0, 0.46];
    const at = (turn: number, out: number): Point => [
      middle[0] + out * cosine(turn),
      middle[1] + out * sine(turn),
    ];
    for (const side of [-1, 1]) pen.line([middle, [side * 0.24, 0.98]], 0.03, darker(colour, 0.35));
    for (let spoke = 0; spoke < 12; spoke++) {
      pen.line([middle, at(spoke / 12, 0.39)], 0.008, lighter(colour, 0.35));
      pen.line([at(spoke / 12, 0.2), at((spoke + 1) / 12, 0.39)], 0.004, lighter(colour, 0.35));
    }
    for (const [out, thick] of path([0.39, 0.022, 0.35, 0.01, 0.2, 0.01])) {
      const circle = Array.from({ length: 61 }, (_, index) => at(index / 60, out));
      pen.line(circle, thick, colour);
    }
    for (const side of [-1, 1])
      pen.line(
        [
          [side * 0.015, 0.46],
          [side * 0.17, 0.98],
        ],
        0.032,
        lighter(colour, 0.15),
      );
    pen.oval(middle[0], middle[1], 0.05, 0.05, round([244, 212, 110]));
    for (let cabin = 0; cabin < 12; cabin++) {
      const [x, y] = at((cabin + 0.5) / 12, 0.39);
      const tone = cabins[cabin % 6]!;
      pen.line(
        [
          [x, y],
          [x, y + 0.03],
        ],
        0.008,
        darker(tone, 0.4),
      );
      pen.blob(
        [
          [x - 0.034, y + 0.045],
          [x, y + 0.018],
          [x + 0.034, y + 0.045],
          [x + 0.036, y + 0.095],
          [x, y + 0.105],
          [x - 0.036, y + 0.095],
        ],
        across(tone, 0.25, 0.2),
      );
      const window = ovalPoints(x, y + 0.056, 0.022, 0.016);
      if (pen.dark > 0.3) pen.lit(window, [255, 236, 170]);
      else pen.shape(window, [222, 238, 244]);
    }
    if (pen.dark > 0.3) {
      for (let bulb = 0; bulb < 36; bulb++) {
        const [x, y] = at(bulb / 36, 0.39);
        pen.lit(ovalPoints(x, y, 0.008, 0.008), [255, 244, 200]);
        if (bulb % 3 === 0) pen.light(x, y, 0.08, cabins[(bulb / 3) % 6]!, 0.5 * pen.dark);
      }
      pen.light(0, 0.46, 0.46, [255, 140, 170], 0.2 * pen.dark);
    }
    pen.shape(path([-0.32, 0.97, 0.32, 0.97, 0.36, 1, -0.36, 1]), [150, 146, 150]);
    pen.box(-0.07, 0.88, 0.14, 0.1, across([240, 226, 196]));
    pen.shape(path([-0.1, 0.885, 0, 0.83, 0.1, 0.885]), colour);
  },
};
