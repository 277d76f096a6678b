import type { Point } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const mountain: Subject = {
  words:
    'mountain mountains peak peaks alps ridge hill cliff snow-capped 山 远山 群山 高山 雪山 山峰 山顶 悬崖',
  place: 'far',
  size: 0.48,
  wide: 2.4,
  colour: [104, 120, 142],
  usual: 3,
  draw(pen, colour) {
    const peak = 0.04 + pen.random() * 0.16;
    const lean = (pen.random() - 0.5) * 0.3;
    const left: Point[] = [[-1.25, 1.04]];
    const right: Point[] = [];
    for (let step = 1; step < 7; step++) {
      const part = step / 7;
      const rough = (pen.random() - 0.5) * 0.1;
      left.push([-1.25 + (1.25 + lean) * part, 1.04 + (peak - 1.04) * part + rough]);
      right.push([
        lean + (1.25 - lean) * part,
        peak + (1.04 - peak) * part + (pen.random() - 0.5) * 0.1,
      ]);
    }
    const outline: Point[] = [...left, [lean, peak], ...right, [1.25, 1.04]];
    pen.shape(outline, { from: lighter(colour, 0.15), to: darker(colour, 0.1) });
    // The side away from the light.
    const crest: Point[] = [
      [lean, peak],
      [lean + 0.1, 0.36],
      [lean - 0.04, 0.6],
      [lean + 0.16, 1.04],
    ];
    pen.shape([...crest, [1.25, 1.04], ...[...right].reverse()], darker(colour, 0.32), 0.5);
    // Snow, with a torn lower edge.
    const snow: Point[] = [[lean, peak]];
    const edge = path([0.24, 0.2, 0.15, 0.28, 0.06, 0.2, -0.02, 0.32, -0.1, 0.22, -0.2, 0.26]);
    for (const [x, y] of edge) snow.push([lean + x * 1.05, peak + y]);
    pen.shape(snow, { from: [252, 252, 252], to: [214, 226, 238] });
  },
};
