import { darker, lighter } from '../colour.ts';
import { smooth } from '../pen.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const umbrella: Subject = {
  words: 'umbrella parasol 伞 雨伞 油纸伞 纸伞 红伞 阳伞',
  place: 'ground',
  borne: 'held',
  size: 0.56,
  wide: 1.16,
  colour: [204, 62, 50],
  draw(pen, colour) {
    const wood = [126, 86, 52] as const;
    pen.line(path([0, 0.06, 0, 0.9]), 0.026, {
      from: lighter(wood, 0.2),
      to: darker(wood, 0.2),
      along: 'right',
    });
    pen.curve(path([0, 0.86, 0, 0.94, 0.05, 0.985, 0.1, 0.96, 0.11, 0.9]), 0.036, wood);
    // The inside behind the hem, then the panels from the sides to the middle.
    const edges = [-0.57, -0.37, -0.13, 0.13, 0.37, 0.57];
    const hem = (x: number) => 0.47 + 0.02 * (1 - x * x * 3);
    pen.shape(
      smooth(path([-0.57, 0.46, 0, 0.4, 0.57, 0.46, 0.3, 0.5, 0, 0.51, -0.3, 0.5]), true),
      darker(colour, 0.6),
    );
    const rib = (x: number) =>
      smooth(path([0, 0.07, x * 0.42, 0.13, x * 0.82, 0.28, x, hem(x)]), false);
    for (let panel = 0; panel < 5; panel++) {
      const [a, b] = [edges[panel]!, edges[panel + 1]!];
      const middle = (a + b) / 2;
      const bottom = smooth(
        [
          [a, hem(a)],
          [middle, hem(middle) - 0.045],
          [b, hem(b)],
        ],
        false,
      );
      const shade = panel % 2 ? lighter(colour, 0.14) : colour;
      pen.shape([...rib(a), ...bottom, ...rib(b).reverse()], {
        from: lighter(shade, 0.26 - panel * 0.05),
        to: darker(shade, 0.06 + panel * 0.08),
      });
    }
    for (const x of edges.slice(1, -1)) pen.line(rib(x), 0.008, darker(colour, 0.35), 0.7);
    for (const x of edges) pen.oval(x, hem(x), 0.011, 0.011, lighter(wood, 0.3));
    pen.shape(path([-0.018, 0.08, 0, -0.01, 0.018, 0.08]), wood);
    if (pen.snowy)
      pen.blob(
        path([-0.28, 0.14, 0, 0.045, 0.28, 0.14, 0.12, 0.13, 0, 0.15, -0.14, 0.12]),
        [240, 244, 250],
      );
  },
};
