import { type Colour, darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { across, down, lantern, pane, snow } from './parts.ts';
import { path } from './shapes.ts';

const slate: Colour = [66, 70, 80];

/** A gable wall that rises in steps above the roof, each step under its own tiles. */
function steppedWall(pen: Pen, x: number, top: number, wide: number, colour: Colour): void {
  const tiles = pen.snowy ? mix(slate, snow, 0.85) : slate;
  const step = 0.09;
  for (const [half, y] of [
    [wide, top + 2 * step],
    [wide * 0.66, top + step],
    [wide * 0.32, top],
  ] as const) {
    pen.box(x - half, y, 2 * half, 1 - y, across(colour, 0.1, 0.08));
  }
  for (const [half, y] of [
    [wide, top + 2 * step],
    [wide * 0.66, top + step],
    [wide * 0.32, top],
  ] as const) {
    pen.shape(
      [
        [x - half - 0.05, y - 0.045],
        [x - half, y - 0.025],
        [x + half, y - 0.025],
        [x + half + 0.05, y - 0.045],
        [x + half + 0.02, y + 0.015],
        [x - half - 0.02, y + 0.015],
      ],
      tiles,
    );
    pen.box(x - half, y + 0.015, 2 * half, 0.012, darker(colour, 0.3));
  }
}

function tiledHouse(pen: Pen, left: number, right: number, top: number, colour: Colour): void {
  const tiles = pen.snowy ? mix(slate, snow, 0.85) : slate;
  pen.box(left, top + 0.12, right - left, 0.88 - top, down(colour, 0.1, 0.14));
  pen.shape(
    [
      [left, top],
      [right, top],
      [right + 0.04, top + 0.22],
      [left - 0.04, top + 0.22],
    ],
    down(tiles, 0.12, 0.1),
  );
  for (let x = left + 0.02; x < right; x += 0.045) {
    pen.line(
      [
        [x, top + 0.01],
        [x, top + 0.22],
      ],
      0.01,
      darker(tiles, 0.35),
      0.7,
    );
  }
  pen.box(left - 0.01, top - 0.025, right - left + 0.02, 0.04, darker(tiles, 0.2));
  pen.box(left - 0.04, top + 0.215, right - left + 0.08, 0.02, darker(slate, 0.4));
}

export const chineseHouse: Subject = {
  words:
    'chinese+house white-walled+house 白墙黛瓦 粉墙黛瓦 江南 民居 老房子 徽派建筑 古建筑 瓦房 老宅 院子 四合院 吊脚楼 人家 村庄 山村',
  place: 'ground',
  size: 0.46,
  wide: 1.6,
  colour: [244, 242, 234],
  draw(pen, colour) {
    steppedWall(pen, -0.32, 0.08, 0.24, darker(colour, 0.08));
    tiledHouse(pen, -0.32, 0.46, 0.16, darker(colour, 0.06));
    steppedWall(pen, 0.46, 0.1, 0.26, darker(colour, 0.02));
    pane(pen, [0.41, 0.4], 0.1, 0.11, [96, 64, 50]);
    tiledHouse(pen, -0.62, 0.18, 0.46, colour);
    steppedWall(pen, -0.56, 0.42, 0.16, lighter(colour, 0.1));
    for (const x of [-0.24, -0.06]) pane(pen, [x, 0.77], 0.1, 0.1, [96, 64, 50]);
    pane(pen, [-0.6, 0.7], 0.08, 0.1, [96, 64, 50]);
    // The gate with its own little roof.
    pen.box(0.38, 0.68, 0.2, 0.32, [150, 142, 136]);
    pen.box(0.405, 0.71, 0.15, 0.29, across([92, 58, 44]));
    pen.box(0.476, 0.71, 0.008, 0.29, [50, 34, 30]);
    pen.shape(path([0.34, 0.62, 0.62, 0.62, 0.66, 0.67, 0.3, 0.67]), slate);
    for (const x of [0.35, 0.61]) lantern(pen, x, 0.76, 0.03);
    pen.box(-0.76, 0.965, 1.52, 0.035, down([142, 138, 134]));
  },
};
