import { latticeValue } from '../../images/noise.ts';
import { type Colour, greyOf, mixIn, scaleIn, setIn } from '../colour.ts';
import { noiseField } from '../noise-field.ts';
import { blur, edgesOf, levelled, paperAt, recolour, type Style, wobble } from './pixel-tools.ts';

const paper: Colour = [246, 243, 236];
const lead: Colour = [62, 62, 68];

/** Outlines and hatching: the darker, the more directions cross. */
export const pencil: Style = (picture, seed) => {
  const { width, height } = picture;
  const unit = Math.min(width, height);
  const loose = wobble(levelled(picture), unit * 0.004, unit * 0.03, seed);
  const edges = edgesOf(blur(loose, 1.6));
  const gap = Math.max(3, unit * 0.011);
  const shaking = noiseField(width, height, 0.05, 0.05, seed + 2, 1);
  return recolour(loose, (colour, x, y, index) => {
    const dark = 1 - Math.min(1, (greyOf(colour) + 14) / 235);
    const shake = shaking(x, y) * gap;
    const hatch =
      stroke(x + y + shake, gap) * Math.min(1, dark * 2.4) +
      stroke(x - y + shake, gap) * Math.max(0, dark * 2.2 - 0.7) +
      stroke(y * 1.4 + shake, gap) * Math.max(0, dark * 2.2 - 1.2);
    const tooth = 0.7 + 0.3 * latticeValue(x, y, seed);
    const line = Math.min(1, Math.max(0, edges[index]! - 12) / 60);
    setIn(colour, paper);
    mixIn(colour, lead, Math.min(0.95, (hatch * 0.55 + dark * 0.22) * tooth + line * 0.85));
    scaleIn(colour, paperAt(x, y, seed));
  });
};

/** 1 in the middle of a stroke, 0 between two. */
function stroke(place: number, gap: number): number {
  const strokes = place / gap;
  const part = strokes - Math.floor(strokes);
  return Math.max(0, 1 - Math.abs(part - 0.5) * 3.2);
}
