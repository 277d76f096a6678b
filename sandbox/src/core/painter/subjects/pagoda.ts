import { type Colour, darker, mix } from '../colour.ts';
import { boxPoints } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { across, curvedRoof, lamplight } from './parts.ts';
import { path } from './shapes.ts';

export const pagoda: Subject = {
  words: 'pagoda 塔 古塔 宝塔 佛塔 雷峰塔 木塔',
  place: 'far',
  size: 0.62,
  wide: 0.6,
  colour: [176, 92, 62],
  draw(pen, colour) {
    const tiers = 7;
    const tile: Colour = mix([70, 82, 86], colour, 0.12);
    pen.shape(path([-0.24, 0.95, 0.24, 0.95, 0.28, 1.02, -0.28, 1.02]), [168, 160, 150]);
    for (let tier = 0; tier < tiers; tier++) {
      const bottom = 0.96 - tier * 0.108;
      const half = 0.17 - tier * 0.0155;
      pen.box(-half, bottom - 0.1, half * 2, 0.105, across(colour, 0.25, 0.35));
      for (const x of [-0.6, 0, 0.6]) {
        const hole = boxPoints(x * half - 0.018, bottom - 0.062, 0.036, 0.062);
        if (pen.dark > 0.3) pen.lit(hole, [255, 214, 124]);
        else pen.shape(hole, darker(colour, 0.6));
      }
      pen.box(-half - 0.02, bottom - 0.012, half * 2 + 0.04, 0.014, darker(colour, 0.3));
      if (pen.dark > 0.3) pen.light(0, bottom - 0.03, half * 1.3, lamplight, 0.3 * pen.dark);
      const roof = {
        top: bottom - 0.135,
        bottom: bottom - 0.075,
        ridge: half * 0.84,
        eaves: half + 0.1,
      };
      curvedRoof(pen, { ...roof, lift: 0.03 }, tile);
    }
    curvedRoof(pen, { top: 0.12, bottom: 0.23, ridge: 0.015, eaves: 0.17, lift: 0.03 }, tile);
    pen.line(path([0, 0.13, 0, 0]), 0.014, [206, 166, 80]);
    for (const [y, size] of path([0.1, 0.026, 0.07, 0.02, 0.045, 0.015])) {
      pen.oval(0, y, size, size * 0.6, [214, 174, 84]);
    }
  },
};
