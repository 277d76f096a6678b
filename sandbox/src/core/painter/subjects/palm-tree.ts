import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const palmTree: Subject = {
  words: 'palm palm+tree coconut+tree coconut+palm 棕榈 棕榈树 椰子树 椰树 椰林',
  place: 'ground',
  size: 0.68,
  wide: 0.82,
  colour: [74, 140, 70],
  draw(pen, colour) {
    const lean = 0.1 + pen.random() * 0.08;
    const trunk = [
      [-lean * 0.6, 1],
      [-lean * 0.2, 0.76],
      [lean * 0.35, 0.5],
      [lean, 0.28],
    ] as const;
    const bark = { from: [186, 148, 104], to: [112, 82, 60], along: 'right' } as const;
    pen.curve(trunk, 0.085, bark, 0.045);
    for (let ring = 0; ring < 13; ring++) {
      const part = ring / 13;
      const x = -lean * 0.6 + lean * 1.6 * part * (0.6 + part * 0.4);
      const y = 0.97 - part * 0.66;
      const half = 0.038 - part * 0.017;
      pen.curve(
        [
          [x - half, y - 0.006],
          [x, y + 0.01],
          [x + half, y - 0.006],
        ],
        0.01,
        [100, 74, 56],
      );
    }
    const [x, y] = [lean, 0.26];
    // A frond is a bent rib with a torn lower edge.
    const frond = (dx: number, dy: number, droop: number, shade: number) => {
      const green = darker(colour, shade);
      const rib: [number, number][] = [];
      for (let step = 0; step <= 8; step++) {
        const part = step / 8;
        rib.push([x + dx * part, y + dy * part * (2 - part) * 0.9 + droop * part * part]);
      }
      const lower: [number, number][] = [];
      for (let step = 8; step >= 1; step--) {
        const [px, py] = rib[step]!;
        const part = step / 8;
        const long = 0.13 * (1 - (part - 0.45) * (part - 0.45) * 2.6);
        lower.push([px + dx * 0.08, py + long], [px - dx * 0.03, py + long * 0.42]);
      }
      pen.shape([...rib, ...lower], { from: lighter(green, 0.2), to: darker(green, 0.2) });
      pen.curve(rib, 0.016, lighter(green, 0.3), 0.005);
    };
    frond(0.2, -0.22, 0.06, 0.3);
    frond(-0.18, -0.24, 0.06, 0.3);
    frond(-0.44, -0.12, 0.2, 0.2);
    frond(0.36, -0.1, 0.22, 0.22);
    for (const [dx, dy] of path([-0.035, 0.035, 0.035, 0.04, 0, 0.055])) {
      pen.oval(x + dx, y + dy, 0.036, 0.038, {
        from: [150, 104, 66],
        to: [78, 52, 38],
        along: 'out',
      });
    }
    frond(-0.34, -0.2, 0.12, 0.06);
    frond(0.3, -0.19, 0.14, 0.04);
    frond(-0.34, 0.02, 0.26, 0.02);
    frond(0.24, 0.04, 0.28, 0.06);
  },
};
