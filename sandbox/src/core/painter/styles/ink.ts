import { type Colour, greyOf, mixIn, scaleIn, setIn } from '../colour.ts';
import { noiseField } from '../noise-field.ts';
import { blur, edgesOf, levelled, paperAt, recolour, type Style, wobble } from './pixel-tools.ts';

const paper: Colour = [238, 231, 214];
const black: Colour = [30, 30, 36];
const seal: Colour = [176, 58, 44];

/** Black on rice paper: pale where it is light, wet at the rims; only red keeps its colour. */
export const ink: Style = (picture, seed) => {
  const { width, height } = picture;
  const unit = Math.min(width, height);
  const trembling = wobble(levelled(picture), unit * 0.008, unit * 0.04, seed);
  const edges = edgesOf(blur(trembling, 2));
  const pools = noiseField(width, height, 9 / unit, 9 / unit, seed + 5, 3);
  return recolour(blur(trembling, 3), (colour, x, y, index) => {
    const tone = Math.min(1, Math.max(0, (greyOf(colour) - 26) / 190));
    const pool = pools(x, y) - 0.5;
    const wash = Math.min(1, Math.max(0, 1 - tone * tone * (3 - 2 * tone) + pool * 0.3));
    const line = Math.min(1, Math.max(0, edges[index]! - 12) / 80) * (0.7 + pool);
    const red = Math.min(1, Math.max(0, colour[0] - Math.max(colour[1], colour[2]) - 42) / 70);
    setIn(colour, paper);
    mixIn(colour, black, Math.min(0.92, wash * 0.72 + line * 0.8));
    mixIn(colour, seal, red * 0.6);
    mixIn(colour, paper, 1 - rim(x / width, y / height, pool));
    scaleIn(colour, paperAt(x, y, seed));
  });
};

/** The paint ends before the paper does. */
function rim(u: number, v: number, pool: number): number {
  const inside = Math.min(u, 1 - u, v, 1 - v) * 14 + pool * 1.6 - 0.1;
  return Math.min(1, Math.max(0, inside));
}
