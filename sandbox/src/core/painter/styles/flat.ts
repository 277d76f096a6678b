import { createPixels, resize } from '../../images/pixels.ts';
import { mixIn, saturateIn, scaleIn, setIn } from '../colour.ts';
import {
  blur,
  choosePalette,
  paperAt,
  recolour,
  reduceTo,
  type Style,
  shrink,
  wobble,
} from './pixel-tools.ts';

/** Few flat colours with clean edges. */
export const poster: Style = (picture, seed) => {
  const vivid = recolour(picture, colour => saturateIn(colour, 1.25));
  const reduce = reduceTo(choosePalette(vivid, 14, seed));
  return recolour(blur(vivid, 1.4), (colour, x, y) => {
    setIn(colour, reduce(colour));
    scaleIn(colour, 0.5 + paperAt(x, y, seed) * 0.5);
  });
};

/** Squares of few colours, as large as they were on an old screen. */
export const pixel: Style = (picture, seed) => {
  const { width, height } = picture;
  const square = Math.max(2, Math.round(Math.min(width, height) / 84));
  const small = shrink(picture, Math.round(width / square), Math.round(height / square));
  const vivid = recolour(small, colour => saturateIn(colour, 1.2));
  const reduce = reduceTo(choosePalette(vivid, 24, seed));
  const { data } = recolour(vivid, colour => setIn(colour, reduce(colour)));
  const target = createPixels(width, height);
  for (let y = 0, out = 0; y < height; y++) {
    const row = Math.min(small.height - 1, Math.floor((y * small.height) / height));
    for (let x = 0; x < width; x++) {
      const column = Math.min(small.width - 1, Math.floor((x * small.width) / width));
      const from = 3 * (row * small.width + column);
      target.data[out++] = data[from]!;
      target.data[out++] = data[from + 1]!;
      target.data[out++] = data[from + 2]!;
    }
  }
  return target;
};

/** Wax on paper that shows through. */
export const crayon: Style = (picture, seed) => {
  const unit = Math.min(picture.width, picture.height);
  const loose = wobble(picture, unit * 0.012, unit * 0.06, seed);
  const reduce = reduceTo(choosePalette(loose, 18, seed));
  return recolour(loose, (colour, x, y) => {
    setIn(colour, reduce(colour));
    saturateIn(colour, 1.3);
    mixIn(colour, [250, 246, 236], Math.max(0, (paperAt(x, y, seed) - 1.01) * 5));
  });
};

/** Sharp in the middle, soft towards the edges, darker in the corners. */
export const photo: Style = picture => {
  const { width, height } = picture;
  const soft = resize(shrink(picture, Math.ceil(width / 5), Math.ceil(height / 5)), width, height);
  return recolour(picture, (colour, x, y, index) => {
    const dx = x / width - 0.5;
    const dy = y / height - 0.55;
    const away = Math.min(1, (dx * dx + dy * dy) * 3.4);
    for (let channel = 0; channel < 3; channel++) {
      const own = colour[channel]!;
      colour[channel] = own + (soft.data[3 * index + channel]! - own) * away * away;
    }
    scaleIn(colour, 1.04 - away * 0.3);
  });
};
