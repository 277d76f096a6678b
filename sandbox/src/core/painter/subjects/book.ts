import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const book: Subject = {
  words: 'book open+book novel diary notebook 书 书本 书籍 古书 一本书 笔记本',
  place: 'table',
  size: 0.26,
  wide: 2.1,
  colour: [150, 50, 46],
  draw(pen, colour) {
    for (const side of [-1, 1]) {
      const at = (numbers: number[]) => path(numbers).map(([x, y]) => [x * side, y] as const);
      pen.shape(at([0, 0.98, 1.05, 0.94, 0.84, 0.14, 0, 0.22]), {
        from: lighter(colour, 0.12),
        to: darker(colour, 0.25),
      });
      pen.shape(at([0, 0.98, 1.05, 0.94, 1.05, 0.99, 0, 1.02]), darker(colour, 0.5));
      // The block of pages, then the page on top that bends into the fold.
      pen.blob(at([0, 0.93, 0.4, 0.84, 0.98, 0.88, 0.98, 0.8, 0.4, 0.72, 0, 0.8]), [206, 194, 166]);
      pen.shape(
        [
          ...at([0, 0.92, 0.12, 0.83, 0.3, 0.78, 0.55, 0.78, 0.98, 0.84]),
          ...at([0.8, 0.08, 0.5, 0.02, 0.28, 0.02, 0.1, 0.08, 0, 0.18]),
        ],
        side < 0
          ? { from: [255, 250, 236], to: [222, 210, 184], along: 'right' }
          : { from: [226, 214, 190], to: [252, 246, 230], along: 'right' },
      );
      for (let line = 0; line < 7; line++) {
        const y = 0.16 + line * 0.085;
        const wide = 0.66 + line * 0.022;
        const end = line === 6 ? 0.6 : 1;
        pen.curve(
          at([
            0.13 + line * 0.003,
            y + 0.02,
            0.3,
            y - 0.03,
            0.13 + (wide - 0.13) * end,
            y - 0.01 * end,
          ]),
          0.016,
          [168, 156, 134],
        );
      }
    }
    pen.curve(path([0, 0.18, 0, 0.92]), 0.018, [150, 132, 104]);
    pen.shape(
      path([0.03, 0.16, 0.08, 0.12, 0.12, 0.84, 0.14, 1.08, 0.1, 1.03, 0.06, 1.08, 0.06, 0.9]),
      colour,
    );
  },
};
