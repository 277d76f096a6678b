import { luminance, type Pixels } from '../../images/pixels.ts';
import { createCanvas, type Point } from '../canvas.ts';
import { addIn, type Colour, saturateIn } from '../colour.ts';
import { noiseField } from '../noise-field.ts';
import { cosine, randomFrom, sine } from '../random.ts';
import { blur, paperAt, recolour, type Style } from './pixel-tools.ts';

/** Strokes over an underpainting, broad ones first, each along the edge it lies on. */
export const oil: Style = (picture, seed) => {
  const { width, height } = picture;
  const unit = Math.min(width, height);
  const canvas = createCanvas(width, height);
  canvas.pixels.data.set(blur(picture, 2).data);
  const grey = luminance(blur(picture, 5));
  strokes({ canvas, picture, grey, length: unit * 0.058, thick: unit * 0.02, seed, broad: true });
  strokes({ canvas, picture, grey, length: unit * 0.034, thick: unit * 0.013, seed: seed + 1 });
  // The relief of the paint, lit from the upper left.
  const light = luminance(canvas.pixels);
  return recolour(canvas.pixels, (colour, x, y, index) => {
    const relief = x > 0 && y > 0 ? (light[index]! - light[index - width - 1]!) * 0.14 : 0;
    saturateIn(colour, 1.12);
    addIn(colour, relief + (paperAt(x, y, seed) - 1) * 60);
  });
};

interface Strokes {
  canvas: ReturnType<typeof createCanvas>;
  picture: Pixels;
  grey: Uint8Array;
  length: number;
  thick: number;
  seed: number;
  broad?: boolean;
}

function strokes({ canvas, picture, grey, length, thick, seed, broad = false }: Strokes): void {
  const { width, height, data } = picture;
  const random = randomFrom(seed + 500);
  const swirl = noiseField(width, height, 3 / width, 3 / height, seed, 2);
  const step = thick * 1.4;
  for (let gridY = 0; gridY < height; gridY += step) {
    for (let gridX = 0; gridX < width; gridX += step) {
      const x = Math.min(width - 2, Math.max(1, Math.floor(gridX + (random() - 0.5) * step)));
      const y = Math.min(height - 2, Math.max(1, Math.floor(gridY + (random() - 0.5) * step)));
      const at = y * width + x;
      const dx = grey[at + 1]! - grey[at - 1]!;
      const dy = grey[at + width]! - grey[at - width]!;
      const steep = Math.sqrt(dx * dx + dy * dy);
      // Along the edge where there is one, else along a slow swirl.
      const turn = swirl(x, y);
      const along: Point = steep > 3 ? [-dy / steep, dx / steep] : [cosine(turn), sine(turn)];
      // Broad strokes keep away from edges; fine ones are short there.
      if (broad && steep > 7) continue;
      const reach = (steep > 7 ? 0.45 : 1) * length * (0.7 + random() * 0.6);
      const shade = 1 + (random() - 0.5) * 0.14;
      const colour: Colour = [
        data[3 * at]! * shade,
        data[3 * at + 1]! * shade,
        data[3 * at + 2]! * shade,
      ];
      canvas.fill(strokeAt(x, y, along, reach / 2, thick / 2), colour, 0.8);
    }
  }
}

function strokeAt(x: number, y: number, [ax, ay]: Point, half: number, thick: number): Point[] {
  const [nx, ny] = [-ay * thick, ax * thick];
  const [ex, ey] = [ax * half, ay * half];
  return [
    [x - ex, y - ey],
    [x - ex * 0.7 + nx, y - ey * 0.7 + ny],
    [x + ex * 0.7 + nx, y + ey * 0.7 + ny],
    [x + ex, y + ey],
    [x + ex * 0.7 - nx, y + ey * 0.7 - ny],
    [x - ex * 0.7 - nx, y - ey * 0.7 - ny],
  ];
}
