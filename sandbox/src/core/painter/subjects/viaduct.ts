import type { Point } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { cosine, sine } from '../random.ts';
import type { Subject } from '../subject.ts';
import { across, down } from './parts.ts';

export const viaduct: Subject = {
  words: 'viaduct aqueduct railway+bridge 高架桥 铁路桥 高架 渡槽',
  place: 'far',
  size: 0.3,
  wide: 3.6,
  colour: [184, 160, 136],
  draw(pen, colour) {
    const arches = 8;
    const span = 5.6 / arches;
    for (let index = 0; index < arches; index++) {
      const middle = -2.8 + span * (index + 0.5);
      const half = span * 0.39;
      const curve = (rx: number, lean: number): Point[] =>
        Array.from({ length: 17 }, (_, step) => [
          middle + lean - rx * cosine(step / 32),
          0.5 - rx * sine(step / 32),
        ]);
      pen.shape(
        [
          [middle + half, 1.05],
          [middle + half, 0.5],
          [middle + half - 0.06, 0.5],
          [middle + half - 0.06, 1.05],
        ],
        darker(colour, 0.45),
      );
      pen.shape([...curve(half, 0), ...curve(half - 0.06, 0).reverse()], darker(colour, 0.5));
      pen.shape(
        [
          [middle - span / 2, 0.12],
          [middle + span / 2, 0.12],
          [middle + span / 2, 1.05],
          [middle + half, 1.05],
          ...curve(half, 0).reverse(),
          [middle - half, 1.05],
          [middle - span / 2, 1.05],
        ],
        down(colour, 0.22, 0.25),
      );
      for (let wedge = 0; wedge <= 10; wedge++) {
        const [cx, cy] = [cosine(wedge / 20), sine(wedge / 20)];
        pen.line(
          [
            [middle + half * cx, 0.5 - half * cy],
            [middle + (half + 0.06) * cx, 0.5 - (half + 0.06) * cy],
          ],
          0.012,
          darker(colour, 0.35),
        );
      }
      const pier = middle - span / 2;
      pen.box(pier - span * 0.13, 0.48, span * 0.26, 0.03, lighter(colour, 0.25));
      for (let course = 0; course < 6; course++)
        pen.box(
          pier - span * 0.1,
          0.57 + course * 0.075,
          span * 0.2,
          0.008,
          darker(colour, 0.3),
          0.6,
        );
    }
    pen.box(-2.8, 0.03, 5.6, 0.1, across(lighter(colour, 0.1), 0.1, 0.15));
    pen.box(-2.8, 0.12, 5.6, 0.025, darker(colour, 0.3));
    pen.box(-2.8, 0, 5.6, 0.035, pen.snowy ? [240, 244, 250] : lighter(colour, 0.3));
  },
};
