import type { Point } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { cosine, sine } from '../random.ts';
import type { Subject } from '../subject.ts';
import { across, mirrored, pane, snow } from './parts.ts';
import { path } from './shapes.ts';

export const windmill: Subject = {
  words: 'windmill mill 风车 荷兰风车 磨坊',
  place: 'ground',
  size: 0.62,
  wide: 0.86,
  colour: [206, 178, 140],
  draw(pen, colour) {
    pen.shape(mirrored(path([0.115, 0.4, 0.215, 1])), across(colour, 0.22, 0.36));
    for (const y of [0.5, 0.62, 0.86, 0.94]) {
      const half = 0.115 + (y - 0.36) * 0.156;
      pen.box(-half, y, half * 2, 0.008, darker(colour, 0.3), 0.5);
    }
    // Gallery.
    pen.box(-0.24, 0.745, 0.48, 0.025, [104, 76, 58]);
    for (let x = -0.23; x < 0.24; x += 0.0575) pen.box(x - 0.005, 0.69, 0.01, 0.06, [124, 92, 70]);
    pen.box(-0.24, 0.685, 0.48, 0.012, [124, 92, 70]);
    for (const side of [-1, 1])
      pen.line(
        [
          [side * 0.23, 0.77],
          [side * 0.185, 0.85],
        ],
        0.014,
        [104, 76, 58],
      );
    pen.blob(path([-0.055, 1, -0.055, 0.87, 0, 0.82, 0.055, 0.87, 0.055, 1]), [88, 58, 46]);
    pane(pen, [-0.035, 0.53], 0.07, 0.09);
    pen.blob(
      path([-0.14, 0.42, -0.115, 0.3, 0, 0.21, 0.115, 0.3, 0.14, 0.42, 0, 0.435]),
      across(pen.snowy ? snow : [122, 66, 52], 0.2, 0.35),
    );
    const turn = 0.06 + pen.random() * 0.12;
    const hub: Point = [0, 0.4];
    for (let sail = 0; sail < 4; sail++) {
      const [dx, dy] = [cosine(turn + sail / 4), sine(turn + sail / 4)];
      const at = (out: number, aside: number): Point => [
        hub[0] + dx * out - dy * aside,
        hub[1] + dy * out + dx * aside,
      ];
      pen.shape(
        [at(0.09, 0), at(0.39, 0), at(0.39, 0.1), at(0.09, 0.085)],
        lighter([238, 230, 212], 0.2),
        0.92,
      );
      for (let bar = 0; bar < 7; bar++) {
        const out = 0.09 + (bar * 0.3) / 6;
        pen.line([at(out, 0), at(out, 0.085 + out * 0.045)], 0.007, [112, 82, 62]);
      }
      for (const aside of [0.035, 0.07])
        pen.line([at(0.09, aside), at(0.39, aside)], 0.005, [132, 100, 78]);
      pen.line([at(0, 0), at(0.4, 0)], 0.018, [92, 64, 50]);
    }
    pen.oval(hub[0], hub[1], 0.026, 0.026, [70, 50, 44]);
  },
};
