import { darker } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { across, curvedRoof, down, lamplight, lantern } from './parts.ts';
import { path } from './shapes.ts';

export const pavilion: Subject = {
  words: 'pavilion glass+pavilion gazebo teahouse 亭 亭子 凉亭 古亭 亭台 楼阁 亭台楼阁 玻璃亭',
  place: 'ground',
  size: 0.52,
  wide: 1.2,
  colour: [176, 58, 44],
  draw(pen, colour) {
    // Steps and platform.
    pen.shape(path([-0.46, 0.87, 0.46, 0.87, 0.5, 1, -0.5, 1]), down([186, 180, 170], 0.1, 0.3));
    pen.box(-0.48, 0.855, 0.96, 0.035, [206, 200, 188]);
    for (let step = 0; step < 3; step++) {
      const half = 0.12 + step * 0.02;
      pen.box(-half, 0.88 + step * 0.04, half * 2, 0.04, down([212, 206, 194], 0.1, 0.25));
    }
    // The posts behind, then the railing, then those in front.
    for (const x of [-0.19, 0.19]) pen.box(x - 0.016, 0.44, 0.032, 0.42, darker(colour, 0.4));
    for (const side of [-1, 1]) {
      const [from, to] = [side * 0.16, side * 0.36];
      for (const y of [0.73, 0.81])
        pen.line(
          [
            [from, y],
            [to, y],
          ],
          0.018,
          darker(colour, 0.15),
        );
      for (let bar = 0; bar < 5; bar++) {
        const x = from + ((to - from) * bar) / 4;
        pen.line(
          [
            [x, 0.73],
            [x, 0.86],
          ],
          0.012,
          darker(colour, 0.25),
        );
      }
    }
    for (const x of [-0.38, -0.14, 0.14, 0.38]) {
      pen.box(x - 0.024, 0.42, 0.048, 0.44, across(colour, 0.25, 0.35));
      pen.box(x - 0.034, 0.835, 0.068, 0.03, [150, 144, 136]);
    }
    pen.box(-0.42, 0.44, 0.84, 0.045, across(darker(colour, 0.2)));
    pen.box(-0.4, 0.485, 0.8, 0.022, [78, 122, 108]);
    if (pen.dark > 0.3) pen.light(0, 0.6, 0.42, lamplight, 0.55 * pen.dark);
    pen.line(path([0, 0.48, 0, 0.52]), 0.006, [60, 44, 40]);
    lantern(pen, 0, 0.55, 0.032);
    curvedRoof(pen, { top: 0.1, bottom: 0.46, ridge: 0.03, eaves: 0.6, lift: 0.1 }, [84, 92, 96]);
    pen.oval(0, 0.09, 0.034, 0.036, [206, 162, 70]);
    pen.shape(path([-0.014, 0.07, 0.014, 0.07, 0, 0]), [206, 162, 70]);
  },
};
