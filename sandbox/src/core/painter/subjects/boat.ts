import type { Point } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { down, waterline } from './parts.ts';
import { path } from './shapes.ts';

export const boat: Subject = {
  words:
    'boat rowboat rowing+boat fishing+boat canoe kayak gondola raft sampan ferry 船 小船 孤舟 一叶孤舟 舟 扁舟 一叶扁舟 渔船 木船 乌篷船 独木舟 竹筏 轻舟 渔舟 小舟',
  place: 'water',
  size: 0.19,
  wide: 2.7,
  colour: [156, 96, 58],
  draw(pen, colour) {
    pen.oval(0.05, 1.04, 1.1, 0.12, [18, 36, 52], 0.3);
    const rim: Point[] = path([
      -1.3, 0.16, -1, 0.4, -0.5, 0.52, 0, 0.55, 0.5, 0.52, 1, 0.38, 1.32, 0.08,
    ]);
    const back: Point[] = path([
      1.32, 0.08, 0.9, 0.24, 0.4, 0.33, 0, 0.35, -0.5, 0.34, -0.9, 0.28, -1.3, 0.16,
    ]);
    // The inside first, with its benches, then the near side.
    pen.shape([...smooth(rim, false), ...smooth(back, false)], down(darker(colour, 0.5), 0, 0.1));
    for (const x of [-0.62, 0.02, 0.66]) {
      pen.shape(
        [
          [x - 0.1, 0.36],
          [x + 0.1, 0.36],
          [x + 0.14, 0.54],
          [x - 0.14, 0.54],
        ],
        down(lighter(colour, 0.2), 0.2, 0.2),
      );
    }
    const keel: Point[] = path([
      1.32, 0.08, 1.2, 0.5, 0.9, 0.84, 0.5, 0.98, 0, 1.01, -0.5, 1, -0.86, 0.88, -1.16, 0.56, -1.3,
      0.16,
    ]);
    pen.shape([...smooth(rim, false), ...smooth(keel, false)], down(colour, 0.2, 0.4));
    for (const [dip, shade] of path([0.16, 0.25, 0.3, 0.35])) {
      pen.curve(
        rim.map(([x, y]): Point => [x * (1 - dip * 0.28), y + dip + x * x * 0.02]),
        0.02,
        darker(colour, shade),
      );
    }
    pen.curve(rim, 0.06, lighter(colour, 0.32));
    // An oar over the side.
    pen.line(path([-0.3, 0.14, 0.42, 0.8]), 0.035, [206, 166, 116]);
    pen.blob(path([0.36, 0.72, 0.48, 0.76, 0.66, 0.98, 0.6, 1.02, 0.42, 0.9]), [222, 184, 132]);
    waterline(pen, 1.05, 0.98);
  },
};
