import { darker, lighter } from '../colour.ts';
import { cosine, sine } from '../random.ts';
import type { Subject } from '../subject.ts';

export const fish: Subject = {
  words: 'fish fishes goldfish koi carp axolotl 鱼 金鱼 锦鲤 鲤鱼 小鱼 鱼儿',
  place: 'pond',
  size: 0.36,
  wide: 1.1,
  colour: [230, 102, 40],
  draw(pen, colour) {
    // Each swims its own way, bent to one side.
    const turn = (pen.random() - 0.5) * 0.34;
    const bend = (pen.random() < 0.5 ? -1 : 1) * (0.1 + pen.random() * 0.08);
    const at = (along: number, side: number): readonly [number, number] => {
      const x = -0.54 + along * 1.1;
      const y = side * 1.12 + bend * (along - 0.45) * (along - 0.45) * 2 - bend * 0.35;
      return [x * cosine(turn) - y * sine(turn), 0.5 + x * sine(turn) + y * cosine(turn)];
    };
    const white = [250, 240, 226] as const;
    const fin = lighter(colour, 0.55);
    const shade = [
      at(0, 0.14),
      at(0.2, 0.04),
      at(0.8, 0.08),
      at(1, 0.2),
      at(0.6, 0.24),
      at(0.2, 0.26),
    ];
    pen.blob(shade, [10, 30, 40], 0.22);
    pen.blob(
      [
        at(0.72, 0),
        at(0.86, -0.12),
        at(1.06, -0.18),
        at(0.97, -0.04),
        at(0.98, 0.04),
        at(1.04, 0.2),
        at(0.86, 0.12),
      ],
      fin,
      0.9,
    );
    for (const side of [-1, 1]) {
      pen.blob(
        [
          at(0.24, side * 0.08),
          at(0.3, side * 0.27),
          at(0.42, side * 0.31),
          at(0.42, side * 0.18),
          at(0.36, side * 0.08),
        ],
        fin,
        0.85,
      );
      pen.blob(
        [at(0.56, side * 0.06), at(0.62, side * 0.17), at(0.7, side * 0.17), at(0.66, side * 0.05)],
        fin,
        0.85,
      );
      const whisker = [at(0.02, side * 0.03), at(-0.01, side * 0.08), at(0.02, side * 0.12)];
      pen.curve(whisker, 0.014, lighter(colour, 0.4), 0.005);
    }
    pen.blob(
      [
        at(0, 0),
        at(0.05, -0.08),
        at(0.18, -0.125),
        at(0.36, -0.13),
        at(0.56, -0.09),
        at(0.78, -0.035),
        at(0.8, 0.03),
        at(0.56, 0.09),
        at(0.36, 0.13),
        at(0.18, 0.125),
        at(0.05, 0.08),
      ],
      { from: lighter(colour, 0.22), to: darker(colour, 0.2), along: 'out' },
    );
    const patch = pen.random() * 0.06;
    pen.blob(
      [
        at(0.2 + patch, -0.122),
        at(0.32, -0.118),
        at(0.34, 0),
        at(0.3, 0.07),
        at(0.24, 0.02),
        at(0.17 + patch, -0.04),
      ],
      white,
    );
    pen.blob(
      [at(0.5, -0.09), at(0.62, -0.065), at(0.64, 0.04), at(0.56, 0.075), at(0.5 + patch, 0.02)],
      white,
    );
    pen.curve([at(0.3, 0), at(0.42, -0.015), at(0.56, 0)], 0.03, darker(colour, 0.24), 0.01);
    for (const side of [-1, 1]) pen.oval(...at(0.1, side * 0.085), 0.02, 0.02, [26, 22, 24]);
    pen.curve([at(0.14, -0.06), at(0.28, -0.07), at(0.44, -0.06)], 0.016, [255, 250, 240], 0.004);
  },
};
