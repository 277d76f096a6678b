import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const horse: Subject = {
  words: 'horse stallion mare pony foal horses 马 骏马 马儿 奔马 马匹',
  place: 'ground',
  alive: true,
  size: 0.46,
  wide: 1.66,
  colour: [140, 84, 50],
  draw(pen, colour) {
    const coat = { from: lighter(colour, 0.2), to: darker(colour, 0.2), along: 'out' } as const;
    const shade = darker(colour, 0.32);
    const hair = darker(colour, 0.58);
    const hoof = [52, 44, 42] as const;
    const leg = (points: readonly (readonly [number, number])[], fill: typeof colour) => {
      pen.oval(...points[0]!, 0.062, 0.062, fill);
      pen.curve(points, 0.125, fill, 0.044);
      const [x, y] = points[points.length - 1]!;
      const [bx] = points[points.length - 2]!;
      const lean = (x - bx) * 0.3;
      pen.shape(
        [
          [x - 0.026, y - 0.012],
          [x + 0.026, y - 0.012],
          [x + 0.036 + lean, y + 0.04],
          [x - 0.036 + lean, y + 0.04],
        ],
        hoof,
      );
    };
    // Tail in the wind.
    pen.blob(
      path([
        0.4, 0.34, 0.52, 0.28, 0.68, 0.32, 0.78, 0.44, 0.66, 0.43, 0.7, 0.52, 0.56, 0.44, 0.44,
        0.44,
      ]),
      hair,
    );
    leg(path([-0.2, 0.56, -0.38, 0.68, -0.46, 0.72, -0.36, 0.84]), shade);
    leg(path([0.32, 0.5, 0.42, 0.66, 0.36, 0.78, 0.44, 0.95]), shade);
    pen.blob(
      path([
        -0.36, 0.36, -0.2, 0.33, 0.06, 0.34, 0.3, 0.3, 0.44, 0.37, 0.47, 0.52, 0.36, 0.6, 0.1, 0.62,
        -0.14, 0.65, -0.32, 0.57,
      ]),
      coat,
    );
    leg(path([-0.26, 0.54, -0.42, 0.6, -0.56, 0.72, -0.68, 0.8]), darker(colour, 0.08));
    leg(path([0.38, 0.48, 0.5, 0.62, 0.52, 0.74, 0.66, 0.9]), darker(colour, 0.08));
    pen.oval(0.35, 0.46, 0.125, 0.145, {
      from: darker(colour, 0.03),
      to: darker(colour, 0.12),
      along: 'out',
    });
    pen.blob(path([-0.3, 0.34, -0.2, 0.36, -0.16, 0.54, -0.3, 0.6, -0.38, 0.48]), {
      from: colour,
      to: darker(colour, 0.12),
    });
    // Neck and head, the mane behind them.
    pen.blob(
      path([
        -0.54, 0.06, -0.4, 0.02, -0.22, 0.1, -0.08, 0.22, -0.02, 0.34, -0.16, 0.28, -0.1, 0.38,
        -0.26, 0.36, -0.4, 0.2,
      ]),
      hair,
    );
    pen.blob(
      path([
        -0.58, 0.12, -0.48, 0.07, -0.34, 0.18, -0.16, 0.35, -0.2, 0.5, -0.38, 0.48, -0.46, 0.3,
      ]),
      coat,
    );
    for (const x of [-0.5, -0.545])
      pen.shape(
        [
          [x - 0.02, 0.1],
          [x + 0.015, -0.01],
          [x + 0.04, 0.1],
        ],
        colour,
      );
    pen.blob(
      path([
        -0.56, 0.06, -0.46, 0.1, -0.45, 0.2, -0.56, 0.26, -0.66, 0.33, -0.73, 0.32, -0.74, 0.26,
        -0.66, 0.15,
      ]),
      coat,
    );
    pen.blob(path([-0.53, 0.03, -0.44, 0.05, -0.5, 0.12, -0.6, 0.15]), hair);
    pen.oval(-0.57, 0.15, 0.017, 0.019, [28, 22, 22]);
    pen.oval(-0.715, 0.275, 0.011, 0.014, darker(colour, 0.6));
  },
};
