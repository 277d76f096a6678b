import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';

export const pineTree: Subject = {
  words:
    'pine pine+tree spruce fir fir+tree conifer christmas+tree evergreen 松树 松林 雪松 杉树 云杉 圣诞树',
  place: 'ground',
  size: 0.66,
  wide: 0.6,
  colour: [44, 102, 74],
  draw(pen, colour) {
    pen.box(-0.045, 0.84, 0.09, 0.16, { from: [126, 90, 64], to: [66, 48, 40], along: 'right' });
    const tiers = 5;
    for (let tier = tiers - 1; tier >= 0; tier--) {
      const top = tier * 0.15;
      const bottom = 0.28 + tier * 0.157;
      const half = 0.11 + tier * 0.047 + pen.random() * 0.012;
      const tip = tier * 0.008;
      const edge: [number, number][] = [];
      const teeth = 4 + tier;
      for (let tooth = 0; tooth <= teeth * 2; tooth++) {
        const across = 1 - tooth / teeth;
        const sag = (1 - across * across) * 0.035;
        edge.push([
          across * half,
          bottom + sag - (tooth % 2 ? 0.028 : 0) - Math.abs(across) * 0.02,
        ]);
      }
      const outline = [
        [-tip, top],
        [0, top - 0.004],
        [tip, top],
        [half * 0.5, (top + bottom) / 2 + 0.02],
        ...edge,
        [-half * 0.5, (top + bottom) / 2 + 0.02],
      ] as const;
      const green = darker(colour, 0.04 * tier);
      pen.shape(outline, { from: lighter(green, 0.26), to: darker(green, 0.3), along: 'right' });
      pen.shape(
        [
          [-tip, top + 0.06],
          [-half * 0.2, (top + bottom) / 2 + 0.02],
          [-half * 0.62, bottom - 0.03],
          [-half * 0.36, (top + bottom) / 2 + 0.03],
        ],
        lighter(green, 0.3),
        0.4,
      );
      if (pen.snowy) {
        const snow = [240, 244, 250] as const;
        for (const side of [-1, 1]) {
          pen.blob(
            [
              [side * 0.01, top + 0.01],
              [side * half * 0.62, (top + bottom) / 2 + 0.06],
              [side * half * 0.96, bottom - 0.026],
              [side * half * 0.6, bottom - 0.05],
              [side * half * 0.2, (top + bottom) / 2],
            ],
            snow,
          );
        }
      }
    }
  },
};
