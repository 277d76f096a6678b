import { type Colour, greyOf, mixIn, saturateIn, scaleIn, setIn } from '../colour.ts';
import { noiseField } from '../noise-field.ts';
import {
  blur,
  choosePalette,
  edgesOf,
  levelled,
  paperAt,
  recolour,
  reduceTo,
  type Style,
} from './pixel-tools.ts';

const paper: Colour = [240, 229, 204];
const black: Colour = [34, 28, 28];
const plaster: Colour = [214, 188, 148];

/** Lines that a knife has left, thicker where it is darker, over two or three dull colours. */
export const woodcut: Style = (coloured, seed) => {
  const picture = levelled(coloured);
  const { width, height } = picture;
  const unit = Math.min(width, height);
  const edges = edgesOf(blur(picture, 2));
  const reduce = reduceTo(choosePalette(picture, 6, seed));
  const gap = Math.max(3, unit * 0.017);
  const bends = noiseField(width, height, 4 / unit, 4 / unit, seed + 4, 2);
  return recolour(picture, (colour, x, y, index) => {
    const dark = 1 - Math.min(1, (greyOf(colour) + 8) / 240);
    const place = (y + bends(x, y) * gap * 6) / gap;
    const part = Math.abs(place - Math.floor(place) - 0.5) * 2;
    const cut = Math.min(1, Math.max(0, (dark * 1.05 - part) * 5));
    const line = Math.min(1, Math.max(0, edges[index]! - 26) / 30);
    setIn(colour, reduce(colour));
    mixIn(colour, paper, 0.5);
    mixIn(colour, black, Math.max(cut, line) * 0.97);
  });
};

/** Earth colours on plaster, with cracks. */
export const mural: Style = (picture, seed) => {
  const { width, height } = picture;
  const unit = Math.min(width, height);
  const reduce = reduceTo(choosePalette(picture, 14, seed));
  const wear = noiseField(width, height, 6 / unit, 6 / unit, seed + 2, 4);
  const cracks = noiseField(width, height, 5 / unit, 5 / unit, seed + 8, 4);
  return recolour(blur(picture, 1.6), (colour, x, y) => {
    setIn(colour, reduce(colour));
    saturateIn(colour, 0.7);
    colour[0] = colour[0] * 1.02 + 18;
    colour[1] = colour[1] * 0.92 + 10;
    colour[2] *= 0.76;
    mixIn(colour, plaster, Math.max(0, wear(x, y) - 0.5) * 1.3);
    scaleIn(colour, paperAt(x, y, seed) * (Math.abs(cracks(x, y) - 0.5) < 0.006 ? 0.72 : 1));
  });
};
