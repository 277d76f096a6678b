import { lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path, turned, volume } from './shapes.ts';

export const heart: Subject = {
  words: 'heart 爱心 心形 红心',
  place: 'sky',
  size: 0.26,
  wide: 1.1,
  colour: [218, 44, 62],
  draw(pen, colour) {
    // Two points near each other keep the tip and the notch sharp.
    pen.blob(
      turned([
        0, 0.24, 0.03, 0.17, 0.14, 0.05, 0.3, 0.01, 0.46, 0.09, 0.54, 0.26, 0.5, 0.46, 0.36, 0.67,
        0.16, 0.87, 0.015, 0.995,
      ]),
      volume(colour, 0.3, 0.38),
    );
    pen.blob(
      path([-0.43, 0.3, -0.4, 0.18, -0.28, 0.11, -0.2, 0.13, -0.31, 0.2, -0.37, 0.33, -0.4, 0.38]),
      lighter(colour, 0.85),
      0.55,
    );
  },
};
