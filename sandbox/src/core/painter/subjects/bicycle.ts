import { darker, lighter } from '../colour.ts';
import { cosine, sine } from '../random.ts';
import type { Subject } from '../subject.ts';
import { arc, path, volume } from './shapes.ts';

export const bicycle: Subject = {
  words: 'bicycle bike cycling 自行车 单车 脚踏车',
  place: 'ground',
  ground: 'street',
  size: 0.38,
  wide: 1.62,
  colour: [50, 128, 146],
  draw(pen, colour) {
    const ring = (x: number, y: number, far: number, thick: number, fill: typeof colour) =>
      pen.shape(
        [...arc([x, y], [far, far], 0, 1), ...arc([x, y], [far - thick, far - thick], 1, 0)],
        fill,
      );
    for (const x of [-0.48, 0.48]) {
      for (let spoke = 0; spoke < 12; spoke++) {
        const turn = spoke / 12;
        pen.line(
          [
            [x, 0.67],
            [x + 0.3 * cosine(turn), 0.67 + 0.3 * sine(turn)],
          ],
          0.006,
          [176, 180, 186],
        );
      }
      ring(x, 0.67, 0.33, 0.04, [46, 44, 48]);
      ring(x, 0.67, 0.29, 0.018, [196, 200, 204]);
      pen.oval(x, 0.67, 0.035, 0.035, [120, 122, 128]);
    }
    const tube = (numbers: number[], thick = 0.042) => {
      pen.line(path(numbers), thick, { from: lighter(colour, 0.2), to: darker(colour, 0.2) });
    };
    tube([-0.48, 0.67, -0.06, 0.7], 0.03);
    tube([-0.48, 0.67, -0.18, 0.32], 0.03);
    tube([-0.2, 0.22, -0.06, 0.7]);
    tube([-0.17, 0.32, 0.32, 0.28]);
    tube([-0.06, 0.7, 0.34, 0.34]);
    tube([0.3, 0.14, 0.36, 0.4, 0.48, 0.67], 0.038);
    // Chain wheel, pedals, saddle, handlebar.
    ring(-0.06, 0.7, 0.09, 0.025, [86, 86, 92]);
    pen.line(path([-0.06, 0.7, 0.02, 0.84]), 0.024, [70, 70, 76]);
    pen.box(-0.03, 0.83, 0.1, 0.025, [50, 48, 52]);
    pen.blob(
      path([-0.34, 0.16, -0.2, 0.14, -0.06, 0.18, -0.1, 0.22, -0.24, 0.24, -0.33, 0.21]),
      volume([112, 66, 40], 0.2, 0.3),
    );
    pen.curve(
      path([0.3, 0.15, 0.28, 0.06, 0.2, 0.03, 0.12, 0.06, 0.1, 0.11]),
      0.032,
      [150, 154, 160],
    );
    pen.line(path([0.13, 0.05, 0.095, 0.13]), 0.05, [112, 66, 40]);
    pen.oval(0.38, 0.2, 0.05, 0.05, volume([236, 214, 140], 0.4, 0.3));
    if (pen.dark > 0.3) pen.light(0.4, 0.2, 0.45, [255, 232, 170], 0.5 * pen.dark);
  },
};
