import { lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path, volume } from './shapes.ts';

export const grapes: Subject = {
  words: 'grape grapes bunch+of+grapes 葡萄 青提 提子',
  place: 'table',
  size: 0.34,
  wide: 0.9,
  colour: [112, 58, 128],
  draw(pen, colour) {
    pen.curve(path([0, 0.32, 0.01, 0.16, -0.05, 0.02]), 0.04, [112, 84, 48], 0.03);
    pen.curve(path([0, 0.14, 0.12, 0.08, 0.2, 0.12, 0.17, 0.17]), 0.016, [124, 140, 66], 0.006);
    pen.blob(
      path([
        0.02, 0.2, 0.06, 0.06, 0.18, 0.1, 0.26, 0.02, 0.34, 0.1, 0.46, 0.12, 0.42, 0.22, 0.44, 0.32,
        0.3, 0.32, 0.2, 0.38, 0.12, 0.28,
      ]),
      { from: [132, 174, 82], to: [62, 108, 52], along: 'out' },
    );
    pen.curve(path([0.04, 0.2, 0.2, 0.19, 0.4, 0.18]), 0.012, [170, 200, 116], 0.005);
    for (let row = 0; row < 7; row++) {
      const count = [4, 5, 5, 4, 3, 2, 1][row]!;
      for (let index = 0; index < count; index++) {
        const x = (index - (count - 1) / 2) * 0.165 + (pen.random() - 0.5) * 0.04;
        const y = 0.31 + row * 0.1 + (pen.random() - 0.5) * 0.03;
        const shade = lighter(colour, pen.random() * 0.16);
        pen.oval(x, y, 0.098, 0.1, volume(shade, 0.24, 0.6));
        pen.oval(x - 0.034, y - 0.04, 0.02, 0.022, lighter(colour, 0.85), 0.6);
      }
    }
  },
};
