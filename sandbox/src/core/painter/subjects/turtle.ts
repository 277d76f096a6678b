import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const turtle: Subject = {
  words: 'turtle tortoise sea+turtle 乌龟 龟 海龟 陆龟',
  place: 'ground',
  size: 0.26,
  wide: 1.66,
  colour: [96, 132, 66],
  draw(pen, colour) {
    const skin = { from: [176, 188, 112], to: [106, 126, 70], along: 'out' } as const;
    const far = [96, 114, 66] as const;
    const shell = darker(colour, 0.12);
    pen.blob(path([0.56, 0.76, 0.72, 0.78, 0.8, 0.88, 0.6, 0.86]), far);
    for (const x of [-0.24, 0.3])
      pen.blob(
        [
          [x - 0.1, 0.72],
          [x + 0.1, 0.72],
          [x + 0.1, 0.96],
          [x - 0.12, 0.97],
        ],
        far,
      );
    pen.curve(path([-0.44, 0.72, -0.58, 0.62, -0.64, 0.42]), 0.22, skin, 0.18);
    pen.blob(
      path([
        -0.54, 0.34, -0.6, 0.22, -0.72, 0.2, -0.82, 0.28, -0.82, 0.42, -0.72, 0.5, -0.58, 0.48,
      ]),
      skin,
    );
    for (const x of [-0.38, 0.44]) {
      pen.blob(
        [
          [x - 0.13, 0.7],
          [x + 0.13, 0.7],
          [x + 0.11, 0.97],
          [x - 0.16, 1],
          [x - 0.14, 0.86],
        ],
        skin,
      );
      for (const toe of [-0.12, -0.06, 0]) pen.oval(x + toe, 0.975, 0.024, 0.026, [240, 232, 206]);
    }
    // The shell, its plates lighter than the seams between them.
    pen.blob(
      path([
        -0.54, 0.78, -0.5, 0.46, -0.3, 0.14, 0.02, 0.02, 0.34, 0.12, 0.56, 0.44, 0.64, 0.78, 0.3,
        0.84, -0.3, 0.84,
      ]),
      { from: darker(shell, 0.1), to: darker(shell, 0.5), along: 'out' },
    );
    const plate = (points: readonly (readonly [number, number])[]) =>
      pen.shape(points, { from: lighter(colour, 0.24), to: darker(colour, 0.14), along: 'out' });
    plate(path([-0.13, 0.14, 0.17, 0.14, 0.25, 0.36, 0.14, 0.58, -0.12, 0.58, -0.21, 0.36]));
    plate(path([-0.19, 0.15, -0.26, 0.35, -0.45, 0.42, -0.35, 0.25]));
    plate(path([0.23, 0.14, 0.31, 0.35, 0.49, 0.4, 0.38, 0.22]));
    plate(path([-0.27, 0.4, -0.17, 0.6, -0.24, 0.69, -0.45, 0.69, -0.46, 0.47]));
    plate(path([0.3, 0.4, 0.19, 0.6, 0.27, 0.69, 0.52, 0.69, 0.52, 0.46]));
    plate(path([-0.12, 0.63, 0.14, 0.63, 0.2, 0.7, -0.18, 0.7]));
    plate(path([-0.08, 0.1, 0.12, 0.1, 0.02, 0.06]));
    pen.curve(path([-0.55, 0.77, -0.3, 0.8, 0.05, 0.81, 0.36, 0.8, 0.65, 0.77]), 0.09, {
      from: [206, 184, 118],
      to: [150, 124, 74],
    });
    pen.oval(-0.72, 0.31, 0.032, 0.042, [28, 26, 26]);
    pen.oval(-0.73, 0.296, 0.011, 0.014, [252, 252, 246]);
    pen.curve(path([-0.82, 0.4, -0.75, 0.43, -0.68, 0.41]), 0.016, [80, 84, 50]);
  },
};
