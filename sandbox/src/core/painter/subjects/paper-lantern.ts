import { darker, lighter, mix } from '../colour.ts';
import { ovalPoints, smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const paperLantern: Subject = {
  words: 'paper+lantern lantern sky+lantern 灯笼 红灯笼 宫灯 花灯 纸灯笼',
  place: 'sky',
  size: 0.26,
  wide: 0.72,
  colour: [206, 42, 34],
  usual: 5,
  draw(pen, colour) {
    const gold = [226, 176, 76] as const;
    pen.light(
      0,
      0.36,
      0.55 + pen.dark * 0.3,
      mix(colour, [255, 170, 70], 0.6),
      0.1 + pen.dark * 0.4,
    );
    pen.line(path([0, 0.08, 0, -0.04]), 0.014, darker(gold, 0.3));
    // Paper with the light behind it.
    const warm = 0.3 + pen.dark * 0.25;
    pen.lit(ovalPoints(0, 0.37, 0.36, 0.27), darker(colour, 0.25 - pen.dark * 0.1));
    pen.lit(ovalPoints(0, 0.37, 0.35, 0.265), {
      from: lighter(mix(colour, [255, 150, 60], 0.25), warm * 0.6),
      to: darker(colour, 0.34 - pen.dark * 0.2),
      along: 'out',
    });
    pen.lit(ovalPoints(0, 0.4, 0.17, 0.17), [255, 190, 90], 0.16 + pen.dark * 0.2);
    pen.lit(ovalPoints(0, 0.41, 0.1, 0.12), [255, 224, 150], 0.2 + pen.dark * 0.3);
    for (const bow of [-0.27, -0.14, 0, 0.14, 0.27]) {
      const rib = smooth(
        path([bow * 0.36, 0.105, bow, 0.24, bow * 1.2, 0.37, bow, 0.5, bow * 0.36, 0.635]),
        false,
      );
      pen.line(rib, 0.01, darker(colour, 0.3), 0.6);
    }
    for (const y of [0.07, 0.61]) {
      pen.box(-0.13, y, 0.26, 0.055, {
        from: lighter(gold, 0.3),
        to: darker(gold, 0.3),
        along: 'right',
      });
    }
    // Tassel.
    pen.line(path([0, 0.66, 0, 0.74]), 0.014, gold);
    pen.oval(0, 0.74, 0.032, 0.026, gold);
    const sway = (pen.random() - 0.5) * 0.06;
    for (const x of [-0.05, -0.025, 0, 0.025, 0.05]) {
      pen.curve(
        path([x * 0.4, 0.75, x * 0.9, 0.85, x + sway, 1 - Math.abs(x) * 0.4]),
        0.02,
        x < 0 ? lighter(colour, 0.1) : darker(colour, 0.1),
        0.012,
      );
    }
  },
};
