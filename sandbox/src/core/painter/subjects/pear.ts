import { lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path, turned, volume } from './shapes.ts';

export const pear: Subject = {
  words: 'pear 梨 梨子 雪梨 鸭梨',
  place: 'table',
  size: 0.32,
  wide: 0.72,
  colour: [202, 190, 70],
  draw(pen, colour) {
    pen.blob(
      turned([
        0, 0.14, 0.09, 0.16, 0.15, 0.26, 0.18, 0.4, 0.27, 0.53, 0.35, 0.7, 0.32, 0.88, 0.17, 0.985,
        0, 0.995,
      ]),
      volume(colour, 0.35, 0.4),
    );
    for (const size of [0.16, 0.13, 0.1, 0.07]) {
      pen.oval(0.13, 0.73, size, size * 1.3, [206, 92, 44], 0.07);
    }
    pen.oval(-0.15, 0.6, 0.045, 0.09, lighter(colour, 0.8), 0.5);
    pen.oval(-0.07, 0.27, 0.022, 0.06, lighter(colour, 0.8), 0.4);
    for (let dot = 0; dot < 16; dot++) {
      const x = (pen.random() - 0.5) * 0.46;
      pen.oval(x, 0.6 + pen.random() * 0.3, 0.006, 0.006, [120, 98, 40], 0.5);
    }
    pen.curve(path([0, 0.16, 0.01, 0.08, 0.06, -0.01]), 0.03, [92, 64, 40], 0.04);
    pen.blob(path([0.02, 0.12, 0.1, 0.02, 0.28, 0.02, 0.36, 0.08, 0.22, 0.14, 0.1, 0.15]), {
      from: [128, 172, 78],
      to: [64, 112, 52],
      along: 'right',
    });
    pen.curve(path([0.04, 0.11, 0.18, 0.08, 0.34, 0.08]), 0.01, [176, 206, 120], 0.004);
  },
};
