import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const chair: Subject = {
  words: 'chair armchair stool bench 椅子 椅 凳子 木椅 长椅',
  place: 'ground',
  ground: 'room',
  size: 0.46,
  wide: 0.66,
  colour: [162, 104, 58],
  draw(pen, colour) {
    const shade = darker(colour, 0.42);
    const front = { from: lighter(colour, 0.18), to: darker(colour, 0.2), along: 'right' } as const;
    const post = (numbers: number[], thick: number, fill: typeof front | typeof shade) =>
      pen.line(path(numbers), thick, fill);
    // Back legs and their rail, away from the light.
    post([-0.13, 0.56, -0.15, 0.88], 0.045, shade);
    post([0.25, 0.56, 0.28, 0.88], 0.045, shade);
    // Back: two posts, three slats.
    for (const y of [0.06, 0.2, 0.34]) {
      pen.blob(
        path([
          -0.17,
          y,
          0.04,
          y - 0.025,
          0.25,
          y,
          0.25,
          y + 0.075,
          0.04,
          y + 0.055,
          -0.17,
          y + 0.075,
        ]),
        {
          from: lighter(colour, 0.15),
          to: darker(colour, 0.22),
        },
      );
    }
    post([-0.18, 0, -0.15, 0.56], 0.05, front);
    post([0.26, 0, 0.25, 0.56], 0.05, darker(colour, 0.2));
    for (const x of [-0.18, 0.26]) pen.oval(x, 0.005, 0.032, 0.026, lighter(colour, 0.15));
    post([-0.24, 0.8, 0.18, 0.83], 0.028, darker(colour, 0.3));
    post([0.2, 0.78, 0.26, 0.74], 0.028, shade);
    pen.shape(path([-0.15, 0.5, 0.27, 0.5, 0.24, 0.63, -0.31, 0.63]), {
      from: lighter(colour, 0.12),
      to: lighter(colour, 0.36),
    });
    pen.shape(path([-0.31, 0.63, 0.24, 0.63, 0.24, 0.68, -0.31, 0.68]), front);
    pen.shape(path([0.24, 0.63, 0.27, 0.5, 0.27, 0.55, 0.24, 0.68]), shade);
    post([-0.27, 0.67, -0.29, 1], 0.055, front);
    post([0.2, 0.67, 0.22, 1], 0.055, { ...front, from: colour, to: darker(colour, 0.35) });
  },
};
