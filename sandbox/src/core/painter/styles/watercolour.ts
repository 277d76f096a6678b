import { type Colour, mixIn, saturateIn, scaleIn } from '../colour.ts';
import { noiseField } from '../noise-field.ts';
import { blur, edgesOf, paperAt, recolour, type Style, wobble } from './pixel-tools.ts';

const paper: Colour = [250, 247, 238];

/** Thin colour on rough paper: lighter than it was, darker where it dried, white at the border. */
export const watercolour: Style = (picture, seed) => {
  const { width, height } = picture;
  const unit = Math.min(width, height);
  const soft = blur(wobble(picture, unit * 0.012, unit * 0.05, seed), 2.5);
  const dried = edgesOf(soft);
  const blooms = noiseField(width, height, 7 / unit, 7 / unit, seed + 9, 4);
  return recolour(soft, (colour, x, y, index) => {
    const bloom = blooms(x, y) - 0.5;
    const [u, v] = [x / width, y / height];
    const inside = Math.min(u, 1 - u, v, 1 - v) * 16 + bloom * 2.4;
    saturateIn(colour, 1.3);
    mixIn(colour, paper, 0.22 + bloom * 0.36);
    mixIn(colour, paper, 1 - Math.min(1, Math.max(0, inside)));
    scaleIn(colour, paperAt(x, y, seed) * (1 - Math.min(0.3, dried[index]! / 420)));
  });
};
