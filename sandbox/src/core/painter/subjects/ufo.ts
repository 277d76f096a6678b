import { darker, lighter } from '../colour.ts';
import { ovalPoints } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { down } from './parts.ts';
import { path } from './shapes.ts';

export const ufo: Subject = {
  words: 'ufo flying+saucer alien+ship 飞碟 不明飞行物 外星飞船',
  place: 'sky',
  size: 0.2,
  wide: 2,
  colour: [176, 186, 198],
  draw(pen, colour) {
    pen.lit(
      path([-0.3, 0.8, 0.3, 0.8, 0.8, 2.2, -0.8, 2.2]),
      { from: [190, 255, 214], to: [120, 220, 190] },
      0.14 + 0.2 * pen.dark,
    );
    pen.oval(0, 0.36, 0.42, 0.36, { from: [214, 244, 250], to: [84, 146, 172], along: 'out' });
    pen.blob(path([-0.11, 0.5, -0.14, 0.28, 0, 0.16, 0.14, 0.28, 0.11, 0.5]), [124, 196, 110]);
    for (const x of [-0.055, 0.055]) pen.oval(x, 0.3, 0.035, 0.05, [24, 28, 34]);
    pen.curve(path([-0.3, 0.34, -0.24, 0.18, -0.12, 0.08]), 0.04, [255, 255, 255], 0.015);
    pen.oval(0, 0.74, 0.4, 0.22, down(darker(colour, 0.4)));
    pen.oval(0, 0.62, 1, 0.26, { from: lighter(colour, 0.45), to: darker(colour, 0.45) });
    pen.oval(0, 0.52, 0.54, 0.11, darker(colour, 0.2), 0.7);
    for (let lamp = -3; lamp <= 3; lamp++) {
      const [x, y] = [lamp * 0.25, 0.72 - lamp * lamp * 0.012];
      pen.lit(ovalPoints(x, y, 0.06, 0.05), lamp % 2 ? [255, 214, 100] : [130, 255, 200]);
      if (pen.dark > 0.3) pen.light(x, y, 0.18, [255, 230, 150], 0.5 * pen.dark);
    }
  },
};
