import { type Colour, darker, lighter } from '../colour.ts';
import { ovalPoints, type Pen } from '../pen.ts';
import { cosine, sine } from '../random.ts';
import { volume } from './shapes.ts';

/** Half a fruit with its cut side to the front. */
export function citrusHalf(pen: Pen, x: number, y: number, size: number, colour: Colour): void {
  pen.oval(x + size * 0.1, y + size * 0.03, size, size * 0.98, volume(darker(colour, 0.1)));
  pen.oval(x, y, size, size * 0.98, darker(colour, 0.05));
  pen.oval(x, y, size * 0.92, size * 0.9, [252, 240, 206]);
  const parts = 9;
  for (let part = 0; part < parts; part++) {
    const at = (turn: number, far: number) =>
      [
        x + size * far * cosine((part + turn) / parts),
        y + size * far * 0.98 * sine((part + turn) / parts),
      ] as const;
    pen.blob([at(0.5, 0.12), at(0.14, 0.66), at(0.2, 0.8), at(0.8, 0.8), at(0.86, 0.66)], {
      from: lighter(colour, 0.28),
      to: colour,
    });
  }
  pen.shape(ovalPoints(x, y, size * 0.07, size * 0.07), [252, 240, 206]);
}
