import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';

export const bamboo: Subject = {
  words: 'bamboo bamboos bamboo+grove bamboo+forest 竹 竹子 竹林 翠竹 竹海',
  place: 'ground',
  size: 0.72,
  wide: 0.8,
  colour: [104, 156, 76],
  draw(pen, colour) {
    const stalk = (foot: number, lean: number, top: number, thick: number, shade: number) => {
      const green = darker(colour, shade);
      const at = (part: number): readonly [number, number] => [
        foot + lean * part * part,
        1 - (1 - top) * part,
      ];
      const joints = 7;
      for (let joint = 0; joint < joints; joint++) {
        const [[ax, ay], [bx, by]] = [at(joint / joints), at((joint + 1) / joints)];
        const [a, b] = [thick * (1 - joint * 0.07), thick * (1 - joint * 0.07 - 0.05)];
        pen.shape(
          [
            [ax - a, ay],
            [ax - a * 0.86, ay - 0.02],
            [bx - b * 0.86, by + 0.02],
            [bx - b, by + 0.006],
            [bx + b, by + 0.006],
            [bx + b * 0.86, by + 0.02],
            [ax + a * 0.86, ay - 0.02],
            [ax + a, ay],
          ],
          { from: lighter(green, 0.34), to: darker(green, 0.3), along: 'right' },
        );
        pen.oval(bx, by + 0.004, b, 0.006, darker(green, 0.45));
      }
      // Twigs at the upper joints, leaves hanging from each.
      for (let joint = 2; joint <= joints; joint++) {
        const [x, y] = at(joint / joints);
        const side = (joint + Math.round(pen.random())) % 2 ? 1 : -1;
        const reach = side * (0.1 + pen.random() * 0.06);
        pen.curve(
          [
            [x, y],
            [x + reach * 0.6, y - 0.04],
            [x + reach, y - 0.03],
          ],
          0.01,
          green,
          0.004,
        );
        for (let leaf = 0; leaf < 5; leaf++) {
          const px = x + reach * (0.45 + leaf * 0.14);
          const [dx, dy] = [
            side * (0.02 + pen.random() * 0.1),
            0.06 + pen.random() * 0.07 - leaf * 0.012,
          ];
          const tone = pen.random() < 0.5 ? lighter(green, 0.12) : darker(green, 0.2);
          pen.blob(
            [
              [px, y - 0.035],
              [px + dx * 0.4 + 0.014, y + dy * 0.4 - 0.03],
              [px + dx, y + dy - 0.03],
              [px + dx * 0.4 - 0.014, y + dy * 0.5 - 0.03],
            ],
            tone,
          );
        }
      }
    };
    const sway = (pen.random() - 0.5) * 0.08;
    stalk(-0.24, -0.02 + sway, 0.12, 0.024, 0.26);
    stalk(0.22, 0.08 + sway, 0.16, 0.022, 0.24);
    stalk(0.08, 0.06 + sway, 0.02, 0.03, 0.08);
    stalk(-0.12, -0.1 + sway, 0.06, 0.034, 0);
    stalk(0.27, 0.04 + sway, 0.34, 0.024, 0.05);
    for (let blade = 0; blade < 9; blade++) {
      const x = -0.32 + blade * 0.08;
      pen.curve(
        [
          [x, 1.01],
          [x + 0.01, 0.97],
          [x + (pen.random() - 0.5) * 0.1, 0.93],
        ],
        0.02,
        darker(colour, 0.25),
        0.004,
      );
    }
  },
};
