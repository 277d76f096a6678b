import { darker, lighter, mix } from '../colour.ts';
import { boxPoints } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { across } from './parts.ts';
import { path } from './shapes.ts';

const glows = [
  [255, 222, 138],
  [255, 196, 104],
  [206, 228, 255],
  [255, 236, 190],
] as const;

const hues = [
  [206, 186, 160],
  [112, 150, 190],
  [190, 140, 120],
  [150, 160, 176],
] as const;

export const skyline: Subject = {
  words:
    'skyline city+skyline city cityscape downtown metropolis building urban 城市 天际线 城市天际线 都市 大都市 楼群 高楼大厦 建筑群 城市夜景',
  place: 'far',
  size: 0.42,
  wide: 2.6,
  colour: [126, 138, 160],
  draw(pen, colour) {
    for (const [row, count] of path([0, 17, 1, 14, 2, 11])) {
      const step = 3 / count;
      for (let index = 0; index < count; index++) {
        const middle = 1 - Math.abs(index / (count - 1) - 0.5) * 1.3;
        const wide = step * (0.8 + pen.random() * 0.34);
        const high = (0.3 + 0.66 * middle * (0.35 + pen.random() * 0.65)) * (1 - row * 0.24);
        const x = -1.5 + index * step + pen.random() * step * 0.2;
        const top = 1 - high;
        const base =
          row === 0
            ? lighter(colour, 0.34)
            : row === 1
              ? lighter(colour, 0.08)
              : darker(colour, 0.22);
        const fill = mix(base, hues[Math.floor(pen.random() * 4)]!, 0.26);
        const kind = pen.random();
        const mid = x + wide / 2;
        if (kind < 0.25)
          pen.shape(
            [
              [x + wide * 0.3, top],
              [mid, top - 0.09],
              [x + wide * 0.7, top],
            ],
            fill,
          );
        else if (kind < 0.45) pen.box(x + wide * 0.2, top - 0.05, wide * 0.6, 0.06, fill);
        else if (kind < 0.6)
          pen.shape(
            [
              [x, top + 0.01],
              [x + wide, top + 0.01],
              [x + wide, top - 0.06],
            ],
            fill,
          );
        if (kind < 0.4 && row < 2)
          pen.line(
            [
              [mid, top],
              [mid, top - 0.16],
            ],
            0.009,
            fill,
          );
        pen.box(x, top, wide, high + 0.05, across(fill, 0.1, 0.22));
        const pitch = 0.045;
        const columns = Math.max(2, Math.floor(wide / pitch));
        for (let y = top + 0.035; y < 0.97; y += pitch) {
          for (let column = 0; column < columns; column++) {
            const left = x + (wide * (column + 0.28)) / columns;
            const hole = boxPoints(left, y, (wide / columns) * 0.48, pitch * 0.5);
            const chance = pen.random();
            if (pen.dark > 0.3 && chance < 0.2 + row * 0.16) {
              pen.lit(hole, glows[Math.floor(pen.random() * 4)]!, 0.45 + pen.dark * 0.45);
            } else pen.shape(hole, chance < 0.5 ? darker(fill, 0.28) : lighter(fill, 0.2), 0.5);
          }
        }
      }
    }
  },
};
