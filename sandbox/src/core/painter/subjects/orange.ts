import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { citrusHalf } from './citrus.ts';
import { path, volume } from './shapes.ts';

export const orange: Subject = {
  words: 'orange tangerine mandarin clementine grapefruit 橙子 橘子 柑橘 桔子 甜橙',
  place: 'table',
  size: 0.25,
  wide: 1.4,
  colour: [244, 142, 28],
  draw(pen, colour) {
    pen.oval(-0.2, 0.54, 0.47, 0.45, volume(colour, 0.28, 0.4));
    pen.oval(-0.36, 0.34, 0.09, 0.08, lighter(colour, 0.8), 0.45);
    for (let dot = 0; dot < 34; dot++) {
      const x = (pen.random() - 0.5) * 0.74;
      const y = (pen.random() - 0.5) * 0.74;
      if (x * x + y * y > 0.15) continue;
      pen.oval(-0.2 + x, 0.55 + y, 0.009, 0.008, darker(colour, 0.3), 0.5);
    }
    pen.curve(path([-0.18, 0.14, -0.16, 0.06, -0.12, 0.01]), 0.045, [96, 84, 44], 0.035);
    pen.blob(path([-0.16, 0.1, -0.02, -0.02, 0.22, 0.02, 0.1, 0.14]), {
      from: [118, 168, 72],
      to: [56, 104, 48],
    });
    pen.curve(path([-0.14, 0.1, 0.04, 0.05, 0.2, 0.03]), 0.012, [166, 200, 110], 0.004);
    citrusHalf(pen, 0.36, 0.68, 0.32, colour);
  },
};
