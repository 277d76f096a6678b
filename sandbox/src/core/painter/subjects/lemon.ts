import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { citrusHalf } from './citrus.ts';
import { path, rotate, volume } from './shapes.ts';

export const lemon: Subject = {
  words: 'lemon lime 柠檬 青柠',
  place: 'table',
  size: 0.22,
  wide: 1.7,
  colour: [246, 212, 48],
  draw(pen, colour) {
    const body = path([
      -0.64, 0, -0.56, -0.1, -0.4, -0.28, -0.1, -0.41, 0.2, -0.34, 0.44, -0.14, 0.58, -0.07, 0.62,
      0.02, 0.56, 0.1, 0.42, 0.17, 0.18, 0.36, -0.12, 0.41, -0.42, 0.28, -0.56, 0.1,
    ]).map(([x, y]) => [x - 0.2, y + 0.5] as const);
    pen.blob(rotate(body, -0.03, [-0.2, 0.5]), volume(colour, 0.35, 0.34));
    pen.blob(
      rotate(path([-0.42, 0.28, -0.2, 0.2, -0.24, 0.27, -0.44, 0.36]), 0, [0, 0]),
      lighter(colour, 0.85),
      0.5,
    );
    for (let dot = 0; dot < 26; dot++) {
      const x = (pen.random() - 0.5) * 0.8;
      const y = (pen.random() - 0.5) * 0.6;
      if (x * x * 0.6 + y * y > 0.09) continue;
      pen.oval(-0.2 + x, 0.5 + y, 0.01, 0.009, darker(colour, 0.25), 0.5);
    }
    pen.blob(path([-0.8, 0.5, -0.76, 0.3, -0.58, 0.08, -0.56, 0.28, -0.66, 0.46]), {
      from: [134, 178, 78],
      to: [62, 112, 52],
      along: 'right',
    });
    citrusHalf(pen, 0.46, 0.66, 0.34, colour);
  },
};
