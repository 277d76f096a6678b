import { type Colour, darker, lighter } from '../colour.ts';
import { ovalPoints } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { arc, path, pillar, volume } from './shapes.ts';

const wax: readonly Colour[] = [
  [94, 160, 206],
  [246, 206, 90],
  [132, 186, 112],
  [186, 132, 196],
  [240, 140, 110],
];

export const cake: Subject = {
  words: 'cake birthday+cake birthday 蛋糕 生日蛋糕 生日',
  place: 'table',
  shows: 'candle',
  size: 0.42,
  wide: 1.16,
  colour: [244, 172, 186],
  draw(pen, colour) {
    const sponge = [250, 236, 208] as const;
    pen.oval(0, 0.93, 0.58, 0.07, [176, 180, 190]);
    pen.oval(0, 0.915, 0.58, 0.07, { from: [250, 250, 250], to: [206, 210, 218], along: 'right' });
    const tier = (top: number, bottom: number, half: number) => {
      const bow = half * 0.14;
      pen.shape(
        [[half, top], ...arc([0, bottom], [half, bow], 0, 0.5), [-half, top]],
        pillar(sponge, 0.2, 0.22),
      );
      // Icing that runs down in tongues of different length.
      pen.oval(0, top + 0.02, half + 0.004, bow, darker(colour, 0.12));
      const tongues = Math.round(half * 20);
      for (let index = 0; index < tongues; index++) {
        const x = half * (((index + 0.5) / tongues) * 2 - 1);
        const y = top + bow * Math.sqrt(Math.max(0, 1 - (x * x) / (half * half)));
        const wide = half / tongues;
        const long = 0.05 + pen.random() * 0.07;
        const shade = index / tongues;
        pen.blob(
          path([
            x - wide,
            y - 0.03,
            x + wide,
            y - 0.03,
            x + wide * 0.85,
            y + long * 0.7,
            x,
            y + long,
            x - wide * 0.85,
            y + long * 0.7,
          ]),
          shade < 0.3 ? lighter(colour, 0.15) : darker(colour, (shade - 0.3) * 0.25),
        );
      }
      pen.oval(0, top, half + 0.006, bow, {
        from: lighter(colour, 0.35),
        to: lighter(colour, 0.05),
        along: 'right',
      });
    };
    tier(0.6, 0.88, 0.48);
    tier(0.36, 0.58, 0.31);
    for (const x of [-0.42, -0.21, 0, 0.21, 0.42]) {
      pen.oval(
        x,
        0.885 + (0.18 - x * x) * 0.34,
        0.05,
        0.038,
        volume(lighter(colour, 0.5), 0.4, 0.2),
      );
    }
    wax.forEach((fill, index) => {
      const x = (index - 2) * 0.105;
      const y = 0.36 + (index % 2 ? -0.012 : 0.02);
      pen.box(x - 0.014, y - 0.19, 0.028, 0.19, pillar(fill, 0.3, 0.2));
      pen.light(x, y - 0.23, 0.16, [255, 190, 100], 0.3 + pen.dark * 0.35);
      pen.lit(ovalPoints(x, y - 0.23, 0.02, 0.042), { from: [255, 214, 90], to: [246, 130, 40] });
      pen.lit(ovalPoints(x, y - 0.222, 0.009, 0.022), [255, 250, 214]);
    });
  },
};
