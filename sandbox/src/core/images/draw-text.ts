import { glyphs } from './bitmap-font.ts';
import type { Pixels } from './pixels.ts';

const glyphWidth = 6;

/** Light letters on a dark band, so that they can be read on any picture. */
export function drawText(pixels: Pixels, text: string, x: number, y: number, scale: number): void {
  const shown = text.toUpperCase();
  darken(pixels, x - scale, y - scale, shown.length * glyphWidth * scale + scale, 9 * scale);
  [...shown].forEach((letter, index) => {
    const columns = glyphs[letter] ?? glyphs[' ']!;
    columns.forEach((bits, column) => {
      for (let row = 0; row < 7; row++) {
        if (bits & (1 << row)) {
          const left = x + (index * glyphWidth + column) * scale;
          fill(pixels, left, y + row * scale, scale, scale);
        }
      }
    });
  });
}

/** Every picture says what it is, in a corner and in proportion to its size. */
export function markAsSandbox(pixels: Pixels, note = ''): void {
  const scale = Math.max(1, Math.floor(Math.min(pixels.width, pixels.height) / 220));
  const text = note ? `SANDBOX ${note}` : 'SANDBOX';
  drawText(pixels, text, 4 * scale, pixels.height - 11 * scale, scale);
}

function eachPixel(
  { width, height }: Pixels,
  box: [number, number, number, number],
  visit: (at: number) => void,
): void {
  const [x, y, w, h] = box.map(Math.round) as typeof box;
  for (let row = Math.max(0, y); row < Math.min(height, y + h); row++) {
    for (let column = Math.max(0, x); column < Math.min(width, x + w); column++) {
      visit(3 * (row * width + column));
    }
  }
}

function fill(pixels: Pixels, x: number, y: number, width: number, height: number): void {
  eachPixel(pixels, [x, y, width, height], at => pixels.data.fill(245, at, at + 3));
}

function darken(pixels: Pixels, x: number, y: number, width: number, height: number): void {
  eachPixel(pixels, [x, y, width, height], at => {
    for (let channel = at; channel < at + 3; channel++) pixels.data[channel]! *= 0.15;
  });
}
