import { drawText } from '../draw-text.ts';
import { mapBytes, type Pixels } from '../pixels.ts';

const makes: [RegExp, string][] = [
  [/^depth/, 'a depth map'],
  [/openpose/, 'a pose skeleton'],
  [/^lineart/, 'line art'],
  [/^mlsd/, 'straight lines'],
  [/^normal/, 'surface normals'],
  [/^scribble/, 'a scribble'],
  [/^softedge/, 'soft edges'],
  [/^seg/, 'a segmentation'],
  [/^shuffle/, 'a shuffled image'],
  [/^tile/, 'a tile image'],
];

/** Says what production would compute, over the dimmed input, instead of pretending to be it. */
export function neuralNotice(source: Pixels, preprocessor: string): Pixels {
  const { width, height } = source;
  const data = mapBytes(source.data, value => value * 0.3);
  const pixels = { width, height, data };
  const what = makes.find(([pattern]) => pattern.test(preprocessor))?.[1] ?? 'a control image';
  const lines = [preprocessor, 'production computes', `${what} here`];
  const scale = Math.max(1, Math.floor(width / 140));
  lines.forEach((line, index) => {
    const left = Math.round((width - line.length * 6 * scale) / 2);
    drawText(pixels, line, left, Math.round(height / 2) + (index * 10 - 15) * scale, scale);
  });
  return pixels;
}
