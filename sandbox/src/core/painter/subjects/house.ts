import { type Colour, darker, lighter, mix } from '../colour.ts';
import { type Pen, smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { across, down, pane, puffs, snow } from './parts.ts';
import { path } from './shapes.ts';

export function drawHouse(pen: Pen, colour: Colour, roof: Colour, logs: boolean): void {
  puffs(pen, [0.28, 0.08], 0.16, 0.2, 0.055);
  pen.box(0.22, 0.09, 0.11, 0.2, across([150, 96, 78]));
  pen.box(0.205, 0.075, 0.14, 0.035, pen.snowy ? snow : [112, 74, 64]);
  // The long wall is turned away from the light.
  pen.box(-0.04, 0.5, 0.54, 0.48, down(darker(colour, 0.24), 0, 0.2));
  pen.shape(
    path([-0.5, 0.5, -0.26, 0.18, -0.02, 0.5, -0.02, 1, -0.5, 1]),
    across(colour, 0.2, 0.08),
  );
  if (logs) {
    for (let y = 0.56; y < 0.98; y += 0.075) {
      pen.box(-0.5, y, 0.48, 0.014, darker(colour, 0.45), 0.8);
      pen.box(-0.02, y, 0.52, 0.014, darker(colour, 0.55), 0.8);
      pen.oval(-0.5, y - 0.03, 0.02, 0.032, lighter(colour, 0.35));
      pen.oval(-0.02, y - 0.03, 0.02, 0.032, lighter(colour, 0.28));
    }
  }
  pen.box(-0.5, 0.95, 0.48, 0.05, [150, 142, 132]);
  pen.box(-0.02, 0.94, 0.52, 0.05, [112, 106, 104]);
  pen.shape(path([-0.26, 0.13, 0.44, 0.15, 0.575, 0.55, 0, 0.55]), down(roof, 0.12, 0.16));
  for (let row = 1; row < 5; row++) {
    const part = row / 5;
    pen.line(
      [
        [-0.26 + 0.26 * part, 0.13 + 0.42 * part],
        [0.44 + 0.13 * part, 0.15 + 0.4 * part],
      ],
      0.01,
      darker(roof, 0.3),
      0.5,
    );
  }
  pen.line(path([0, 0.555, 0.575, 0.555]), 0.022, darker(roof, 0.4));
  pen.shape(path([-0.26, 0.13, 0.02, 0.55, -0.04, 0.57, -0.26, 0.235]), darker(roof, 0.18));
  pen.shape(path([-0.26, 0.13, -0.56, 0.54, -0.51, 0.57, -0.26, 0.235]), lighter(roof, 0.2));
  if (pen.snowy) {
    // Thick along the ridge, with a soft lower edge that leaves the tiles to be seen.
    const edge = smooth(
      path([
        0.53, 0.42, 0.44, 0.36, 0.35, 0.43, 0.25, 0.37, 0.15, 0.44, 0.05, 0.37, -0.04, 0.41, -0.09,
        0.385,
      ]),
      false,
    );
    pen.shape([[-0.27, 0.1], [0.45, 0.12], ...edge], down(snow, 0.1, 0.06));
    pen.line(path([-0.56, 0.535, -0.26, 0.12]), 0.045, lighter(snow, 0.4));
  }
  pane(pen, [-0.305, 0.4], 0.09, 0.1);
  pen.box(-0.235, 0.64, 0.17, 0.36, lighter(colour, 0.4));
  const door: Colour = logs ? [92, 56, 40] : mix(roof, [70, 96, 92], 0.65);
  pen.box(-0.22, 0.655, 0.14, 0.345, across(door, 0.1, 0.25));
  pen.oval(-0.105, 0.84, 0.012, 0.012, [232, 196, 96]);
  pane(pen, [-0.435, 0.66], 0.13, 0.16);
  for (const x of [0.07, 0.3]) {
    pane(pen, [x, 0.65], 0.12, 0.15, lighter(colour, 0.25));
    pen.box(x - 0.02, 0.82, 0.16, 0.03, [110, 78, 58]);
  }
  for (const [x, size] of path([0.12, 0.06, 0.22, 0.075, 0.45, 0.08, -0.46, 0.06])) {
    const bush: Colour = pen.snowy ? snow : [86, 128, 72];
    pen.oval(x, 0.97, size, size * 0.7, { from: lighter(bush, 0.2), to: darker(bush, 0.25) });
  }
}

export const house: Subject = {
  words:
    'house cottage farmhouse home farm barn villa hut 房子 小屋 农舍 屋子 房屋 村舍 别墅 石屋 茅屋',
  place: 'ground',
  size: 0.5,
  wide: 1.15,
  colour: [236, 218, 188],
  draw(pen, colour) {
    const reddish = colour[0] > colour[1] + 70 && colour[0] > colour[2] + 70;
    drawHouse(pen, colour, reddish ? [92, 94, 108] : [186, 78, 58], false);
  },
};
