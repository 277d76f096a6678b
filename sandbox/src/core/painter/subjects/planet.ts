import type { Point } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { ovalPoints } from '../pen.ts';
import { cosine, sine } from '../random.ts';
import type { Subject } from '../subject.ts';

/** One half of the ring, tilted: the front one is drawn over the ball. */
function ring(from: number, rx: number): Point[] {
  return Array.from({ length: 33 }, (_, index) => {
    const turn = from + index / 64;
    const [x, y] = [rx * cosine(turn), rx * 0.24 * sine(turn)];
    return [x * 0.96 + y * 0.28, 0.5 + y * 0.96 - x * 0.28];
  });
}

export const planet: Subject = {
  words: 'planet ringed+planet saturn jupiter mars exoplanet 星球 行星 土星 木星 火星',
  place: 'space',
  size: 0.32,
  wide: 1.8,
  colour: [222, 170, 112],
  draw(pen, colour) {
    const ringed = (from: number) => {
      for (const [outer, inner, fill, opacity] of [
        [0.94, 0.78, lighter(colour, 0.45), 0.85],
        [0.76, 0.66, lighter(colour, 0.2), 0.9],
        [0.64, 0.58, darker(colour, 0.15), 0.75],
      ] as const) {
        pen.lit([...ring(from, outer), ...ring(from, inner).reverse()], fill, opacity);
      }
    };
    pen.light(0, 0.5, 0.8, lighter(colour, 0.2), 0.18);
    ringed(0.5);
    pen.lit(ovalPoints(0, 0.5, 0.44, 0.44), {
      from: lighter(colour, 0.35),
      to: darker(colour, 0.25),
      along: 'out',
    });
    // Bands of cloud, cut off by the edge of the ball.
    for (const [low, high, light] of [
      [-0.3, -0.2, 0.3],
      [-0.1, -0.02, 0],
      [0.06, 0.17, 0.35],
      [0.26, 0.32, 0.1],
    ] as const) {
      const half = (y: number) => Math.sqrt(Math.max(0, 0.1936 - y * y));
      const tilt = (x: number, y: number): Point => [
        x * 0.96 + y * 0.28,
        0.5 + y * 0.96 - x * 0.28,
      ];
      const band = [-1, -0.5, 0, 0.5, 1];
      const sag = (part: number) => (1 - part * part) * 0.03;
      pen.lit(
        [
          ...band.map(part => tilt(part * half(low), low + sag(part))),
          ...[...band].reverse().map(part => tilt(part * half(high), high + sag(part))),
        ],
        light > 0.05 ? lighter(colour, light) : darker(colour, 0.25),
        0.4,
      );
    }
    // Night on the side away from the sun.
    const night: Point[] = [];
    for (let step = 0; step <= 24; step++)
      night.push([0.44 * cosine(-0.17 + step / 48), 0.5 + 0.44 * sine(-0.17 + step / 48)]);
    for (let step = 24; step >= 0; step--) {
      const [x, y] = [0.44 * cosine(-0.17 + step / 48), 0.44 * sine(-0.17 + step / 48)];
      const across = x * 0.48 + y * 0.88;
      night.push([x - across * 0.6 * 0.48, 0.5 + y - across * 0.6 * 0.88]);
    }
    pen.lit(night, [16, 14, 34], 0.5);
    ringed(0);
  },
};
