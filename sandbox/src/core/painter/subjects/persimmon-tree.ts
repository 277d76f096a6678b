import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const persimmonTree: Subject = {
  words: 'persimmon+tree orange+tree 柿子树 柿树 橘子树',
  place: 'ground',
  shows: 'persimmon',
  size: 0.62,
  wide: 0.98,
  colour: [238, 112, 34],
  draw(pen, colour) {
    const bark = { from: [104, 80, 66], to: [50, 40, 38], along: 'right' } as const;
    pen.curve(path([0, 1, 0.03, 0.8, -0.03, 0.62, 0.01, 0.44]), 0.12, bark, 0.05);
    pen.shape(path([-0.12, 1, -0.05, 0.9, 0.06, 0.9, 0.12, 1]), bark);
    const branches = [
      [-0.46, 0.44, 0.7],
      [-0.36, 0.22, 0.6],
      [-0.12, 0.07, 0.5],
      [0.14, 0.05, 0.5],
      [0.38, 0.18, 0.58],
      [0.47, 0.4, 0.68],
    ] as const;
    const spots: [number, number][] = [];
    for (const [x, y, from] of branches) {
      const knee = [x * 0.5, (y + from) / 2 - 0.03] as const;
      pen.curve([[0, from], knee, [x * 0.82, y + 0.04], [x, y]], 0.05, bark, 0.01);
      spots.push([x * 0.5, knee[1]], [x * 0.72, y + (from - y) * 0.2], [x * 0.9, y + 0.02], [x, y]);
      for (const side of [-1, 1]) {
        const [tx, ty] = [x * 0.74 + side * 0.08, y - 0.04 + (1 + side * x * 2) * 0.05];
        pen.curve(
          [
            [x * 0.64, y + 0.09],
            [(x * 0.64 + tx) / 2, ty + 0.05],
            [tx, ty],
          ],
          0.02,
          bark,
          0.006,
        );
        spots.push([tx, ty]);
      }
    }
    const leafy = pen.season !== 'winter' && !pen.snowy;
    if (leafy) {
      const green = pen.season === 'summer' || pen.season === 'spring';
      for (const [x, y] of [...spots, ...spots]) {
        const [dx, dy] = [(pen.random() - 0.5) * 0.18, (pen.random() - 0.5) * 0.12];
        const leaf =
          pen.random() < 0.5
            ? ([122, 140, 66] as const)
            : green
              ? ([92, 132, 62] as const)
              : ([188, 134, 58] as const);
        pen.blob(
          [
            [x, y],
            [x + dx * 0.5 + 0.02, y + dy - 0.03],
            [x + dx, y + dy],
            [x + dx * 0.5 - 0.01, y + dy + 0.02],
          ],
          leaf,
        );
      }
    }
    for (const [sx, sy] of spots) {
      const x = sx + (pen.random() - 0.5) * 0.05;
      const y = sy + 0.035 + pen.random() * 0.03;
      const size = 0.03 + pen.random() * 0.01;
      pen.oval(x, y, size, size * 0.88, {
        from: lighter(colour, 0.3),
        to: darker(colour, 0.24),
        along: 'out',
      });
      pen.oval(x, y - size * 0.76, size * 0.5, size * 0.24, [96, 112, 54]);
      if (pen.snowy) pen.oval(x, y - size * 0.8, size * 0.8, size * 0.36, [244, 246, 250]);
    }
  },
};
