import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const dragonfly: Subject = {
  words: 'dragonfly damselfly 蜻蜓',
  place: 'ground',
  size: 0.4,
  wide: 1,
  colour: [44, 132, 152],
  draw(pen, colour) {
    const reed = [98, 138, 66] as const;
    pen.curve(path([0.06, 1, 0.02, 0.8, -0.02, 0.5]), 0.026, reed, 0.014);
    pen.curve(path([0.02, 1, -0.08, 0.84, -0.22, 0.72]), 0.034, reed, 0.008);
    pen.curve(path([0.1, 1, 0.16, 0.86, 0.3, 0.78]), 0.034, [82, 122, 58], 0.008);
    const wing = lighter(colour, 0.78);
    for (const side of [-1, 1]) {
      for (const [top, tip, reach] of [
        [0.24, 0.12, 0.5],
        [0.31, 0.4, 0.45],
      ] as const) {
        const end = side * reach;
        pen.blob(
          [
            [0, top - 0.02],
            [end * 0.5, (top + tip) / 2 - 0.035],
            [end * 0.92, tip - 0.03],
            [end, tip + 0.02],
            [end * 0.84, tip + 0.085],
            [end * 0.4, (top + tip) / 2 + 0.075],
          ],
          { from: wing, to: lighter(colour, 0.55) },
          0.85,
        );
        for (const drop of [-0.012, 0.03]) {
          const middle = [end * 0.5, (top + tip) / 2 + drop] as const;
          pen.curve(
            [[0, top], middle, [end * 0.92, tip + drop]],
            0.008,
            darker(colour, 0.2),
            0.004,
          );
        }
        pen.oval(end * 0.9, tip + 0.01, 0.03, 0.012, darker(colour, 0.5));
      }
    }
    pen.curve(
      path([0, 0.3, 0.01, 0.52, 0.05, 0.78]),
      0.05,
      { from: lighter(colour, 0.2), to: darker(colour, 0.4) },
      0.028,
    );
    for (const y of [0.42, 0.5, 0.58, 0.66])
      pen.oval(0.008 + (y - 0.42) * 0.1, y, 0.022, 0.008, darker(colour, 0.55));
    pen.oval(0, 0.26, 0.05, 0.085, {
      from: lighter(colour, 0.3),
      to: darker(colour, 0.3),
      along: 'out',
    });
    for (const side of [-1, 1]) {
      pen.oval(side * 0.035, 0.15, 0.042, 0.046, {
        from: lighter(colour, 0.1),
        to: darker(colour, 0.6),
        along: 'out',
      });
      pen.oval(side * 0.035 - 0.012, 0.135, 0.01, 0.012, [250, 252, 250]);
    }
  },
};
