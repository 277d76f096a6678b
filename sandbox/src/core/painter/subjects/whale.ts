import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const whale: Subject = {
  words: 'whale humpback orca 鲸鱼 鲸 蓝鲸 座头鲸 虎鲸',
  place: 'water',
  size: 0.36,
  wide: 2,
  colour: [66, 104, 142],
  draw(pen, colour) {
    const spray = [232, 244, 250] as const;
    for (const side of [-1, 1]) {
      for (const reach of [0.1, 0.19, 0.26]) {
        pen.curve(
          [
            [-0.4, 0.42],
            [-0.4 + side * reach * 0.3, 0.1 + reach * 0.3],
            [-0.4 + side * reach, 0.1 + reach * 0.8],
          ],
          0.03,
          spray,
          0.012,
        );
      }
    }
    pen.curve(path([-0.4, 0.42, -0.4, 0.2, -0.4, 0.02]), 0.04, spray, 0.02);
    // Tail with its fluke.
    const skin = { from: lighter(colour, 0.22), to: darker(colour, 0.3) } as const;
    pen.curve(path([0.42, 0.9, 0.64, 0.74, 0.72, 0.5, 0.71, 0.36]), 0.24, skin, 0.09);
    pen.blob(
      path([
        0.71, 0.4, 0.6, 0.34, 0.48, 0.2, 0.46, 0.12, 0.6, 0.14, 0.71, 0.24, 0.8, 0.14, 0.93, 0.1,
        0.93, 0.2, 0.82, 0.34,
      ]),
      skin,
    );
    pen.blob(
      path([
        -0.88, 0.92, -0.86, 0.68, -0.7, 0.5, -0.42, 0.42, -0.1, 0.47, 0.2, 0.6, 0.46, 0.72, 0.68,
        0.74, 0.62, 0.94, 0.4, 1.02, -0.7, 1.02,
      ]),
      skin,
    );
    pen.blob(path([-0.88, 0.86, -0.7, 0.83, -0.46, 0.87, -0.24, 1.02, -0.78, 1.03]), {
      from: [240, 240, 234],
      to: [186, 202, 210],
    });
    for (const x of [-0.76, -0.66, -0.56, -0.46]) {
      pen.curve(
        [
          [x, 0.88],
          [x + 0.03, 0.94],
          [x + 0.07, 1],
        ],
        0.012,
        darker(colour, 0.1),
      );
    }
    pen.curve(path([-0.88, 0.84, -0.7, 0.81, -0.5, 0.84]), 0.016, darker(colour, 0.55));
    pen.oval(-0.56, 0.73, 0.026, 0.03, [20, 22, 30]);
    pen.oval(-0.567, 0.72, 0.009, 0.01, [250, 250, 250]);
    pen.blob(
      path([-0.3, 0.82, -0.18, 0.8, -0.02, 0.98, -0.12, 1.04, -0.26, 0.96]),
      darker(colour, 0.34),
    );
    pen.curve(path([-0.72, 0.56, -0.42, 0.47, -0.12, 0.52]), 0.02, lighter(colour, 0.5), 0.004);
    // The sea closes around it.
    for (const [x, rx] of path([-0.78, 0.16, -0.48, 0.2, -0.1, 0.22, 0.26, 0.2, 0.56, 0.18])) {
      pen.oval(x, 1.01, rx, 0.028, spray, 0.85);
    }
    pen.box(-0.9, 1.012, 1.66, 0.03, spray, 0.25);
  },
};
