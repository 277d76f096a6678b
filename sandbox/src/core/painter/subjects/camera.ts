import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path, volume } from './shapes.ts';

export const camera: Subject = {
  words: 'camera vintage+camera 相机 照相机 老相机',
  place: 'table',
  size: 0.3,
  wide: 1.44,
  colour: [66, 58, 58],
  draw(pen, colour) {
    const metal = { from: [228, 230, 232], to: [150, 154, 162], along: 'right' } as const;
    pen.shape(
      path([
        -0.72, 0.3, -0.68, 0.26, 0.68, 0.26, 0.72, 0.3, 0.72, 0.96, 0.66, 1, -0.66, 1, -0.72, 0.96,
      ]),
      metal,
    );
    pen.shape(path([-0.24, 0.27, -0.18, 0.08, 0.18, 0.08, 0.24, 0.27]), metal);
    pen.box(-0.1, 0.13, 0.2, 0.1, { from: [96, 110, 124], to: [40, 46, 58] });
    pen.box(-0.72, 0.42, 1.44, 0.44, {
      from: lighter(colour, 0.14),
      to: darker(colour, 0.3),
      along: 'right',
    });
    // Wheels on top, the button, a window.
    for (const [x, wide, high] of [
      [-0.5, 0.22, 0.08],
      [0.42, 0.18, 0.09],
      [0.62, 0.1, 0.05],
    ] as const) {
      pen.box(x - wide / 2, 0.26 - high, wide, high, {
        from: [214, 216, 220],
        to: [116, 120, 128],
        along: 'right',
      });
    }
    pen.oval(0.42, 0.17, 0.09, 0.018, [236, 238, 240]);
    pen.box(-0.62, 0.3, 0.18, 0.08, [70, 82, 96]);
    pen.oval(0.55, 0.34, 0.035, 0.035, [206, 60, 50]);
    pen.oval(0.03, 0.66, 0.37, 0.35, darker(colour, 0.6), 0.35);
    pen.oval(0, 0.64, 0.36, 0.35, { from: [240, 240, 242], to: [120, 124, 132], along: 'out' });
    pen.oval(0, 0.64, 0.31, 0.3, [38, 38, 44]);
    pen.oval(0, 0.64, 0.23, 0.225, [86, 88, 96]);
    pen.oval(0, 0.64, 0.2, 0.195, volume([52, 76, 120], 0.2, 0.8));
    pen.oval(0.01, 0.65, 0.1, 0.1, [16, 20, 36], 0.7);
    pen.oval(-0.08, 0.56, 0.05, 0.042, [240, 246, 255], 0.9);
    pen.oval(0.07, 0.72, 0.022, 0.02, [190, 170, 220], 0.8);
  },
};
