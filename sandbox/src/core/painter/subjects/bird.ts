import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const bird: Subject = {
  words:
    'bird seagull gull swallow dove pigeon sparrow crow raven eagle hawk parrot ' +
    '鸟 小鸟 飞鸟 海鸥 燕子 鸽子 乌鸦 老鹰 雄鹰 麻雀 鹦鹉',
  place: 'sky',
  size: 0.19,
  wide: 1.5,
  colour: [240, 240, 236],
  draw(pen, colour) {
    const beat = pen.random() * 0.22;
    const tip = darker(colour, 0.62);
    // The far wing, feathers of its tip over it; the near one the same after the body.
    const wing = (x: number, y: number, lean: number, top: number, shade: number) => {
      const at = (part: number, side: number): readonly [number, number] => [
        x + lean * part * part + side * (1.25 - part * 0.8),
        y + (top - y) * part,
      ];
      const feathers = darker(colour, shade);
      pen.blob(
        [
          at(0, -0.15),
          at(0.35, -0.21),
          at(0.7, -0.18),
          at(1, 0),
          at(0.66, 0.25),
          at(0.3, 0.26),
          at(0, 0.2),
        ],
        { from: feathers, to: lighter(feathers, 0.1) },
      );
      pen.blob([at(0.74, -0.16), at(1, 0), at(0.7, 0.27), at(0.68, 0.06)], tip);
      for (const part of [0.3, 0.5]) {
        pen.line(
          [at(part - 0.14, 0.06), at(part + 0.02, 0.24)],
          0.014,
          darker(colour, shade + 0.14),
        );
      }
    };
    wing(0.04, 0.64, 0.5, 0.1 + beat, 0.28);
    pen.blob(
      path([0.34, 0.62, 0.72, 0.56, 0.76, 0.66, 0.7, 0.76, 0.36, 0.74]),
      darker(colour, 0.22),
    );
    pen.blob(
      path([
        -0.54, 0.58, -0.36, 0.55, -0.08, 0.58, 0.24, 0.6, 0.5, 0.66, 0.24, 0.82, -0.08, 0.86, -0.34,
        0.8, -0.54, 0.7,
      ]),
      { from: lighter(colour, 0.25), to: darker(colour, 0.26) },
    );
    pen.oval(-0.5, 0.63, 0.14, 0.12, {
      from: lighter(colour, 0.3),
      to: darker(colour, 0.1),
      along: 'out',
    });
    pen.shape(path([-0.62, 0.58, -0.77, 0.66, -0.61, 0.69]), [232, 150, 48]);
    pen.oval(-0.54, 0.6, 0.026, 0.03, darker(colour, 0.9));
    wing(-0.1, 0.72, 0.42, beat * 0.9 - 0.02, 0.06);
  },
};
