import { darker, lighter } from '../colour.ts';
import { boxPoints } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { across } from './parts.ts';
import { path } from './shapes.ts';

export const skyscraper: Subject = {
  words: 'skyscraper tower high-rise tower+block 高楼 塔楼 摩天大楼 大厦 大楼 高塔',
  place: 'far',
  size: 0.66,
  wide: 0.46,
  colour: [186, 176, 160],
  draw(pen, colour) {
    pen.line(path([0, 0.16, 0, 0]), 0.012, [120, 122, 130]);
    const steps = path([0.035, 0.12, 0.065, 0.17, 0.1, 0.24, 0.145, 0.4, 0.2, 0.72]);
    for (const [half, top] of steps) {
      pen.box(-half, top, half * 2, 1.03 - top, across(colour, 0.25, 0.36));
      pen.box(-half - 0.006, top - 0.008, half * 2 + 0.012, 0.016, lighter(colour, 0.35));
    }
    steps.forEach(([half, top], index) => {
      const bottom = steps[index + 1]?.[1] ?? 0.96;
      const columns = Math.round(half / 0.02);
      for (let column = 0; column < columns; column++) {
        const x = -half + (half * 2 * (column + 0.5)) / columns;
        if (column > 0)
          pen.box(x - half / columns - 0.002, top, 0.004, bottom - top, darker(colour, 0.2), 0.5);
        for (let y = top + 0.022; y < bottom - 0.02; y += 0.034) {
          const hole = boxPoints(x - 0.008, y, 0.016, 0.02);
          if (pen.dark > 0.3 && pen.random() < 0.55) pen.lit(hole, [255, 220, 136]);
          else pen.shape(hole, { from: [112, 136, 158], to: [66, 82, 104] });
        }
      }
    });
    pen.box(-0.05, 0.95, 0.1, 0.08, darker(colour, 0.6));
    if (pen.dark > 0.3) pen.light(0, 0.01, 0.06, [255, 80, 60], 0.9 * pen.dark);
  },
};
