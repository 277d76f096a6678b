import { latticeValue } from '../../images/noise.ts';
import { addIn, type Colour, saturateIn, scaleIn, setIn } from '../colour.ts';
import { blur, edgesOf, recolour, type Style } from './pixel-tools.ts';

const lead: Colour = [26, 26, 32];

/** Panes in lead: cut small enough that what they show keeps its outline, which is leaded too. */
export const glass: Style = (picture, seed) => {
  const { width, height } = picture;
  const pane = Math.max(6, Math.round(Math.min(width, height) / 19));
  const smooth = blur(picture, 3);
  const edges = edgesOf(blur(picture, 2.4));
  const panes = cutPanes(width, height, pane, seed);
  return recolour(smooth, (colour, x, y, index) => {
    const { own, gap } = panes.nearest(x, y);
    if (gap < pane * 0.07 || edges[index]! > 70) {
      setIn(colour, lead);
      return;
    }
    const from = 3 * panes.centre[own]!;
    for (let channel = 0; channel < 3; channel++) {
      colour[channel] = smooth.data[from + channel]! * 0.45 + colour[channel]! * 0.55;
    }
    saturateIn(colour, 1.6);
    scaleIn(colour, 0.92 + panes.tilt[own]! * 0.34);
    addIn(colour, 10);
  });
};

/** One pane in every square of a grid, somewhere in it. */
function cutPanes(width: number, height: number, pane: number, seed: number) {
  const columns = Math.ceil(width / pane) + 2;
  const rows = Math.ceil(height / pane) + 2;
  const [px, py] = [new Float64Array(columns * rows), new Float64Array(columns * rows)];
  const centre = new Uint32Array(columns * rows);
  const tilt = new Float64Array(columns * rows);
  for (let at = 0; at < columns * rows; at++) {
    const [i, j] = [(at % columns) - 1, Math.floor(at / columns) - 1];
    px[at] = Math.floor((i + latticeValue(i, j, seed)) * pane);
    py[at] = Math.floor((j + latticeValue(i, j, seed + 1)) * pane);
    tilt[at] = latticeValue(i, j, seed + 2);
    const [x, y] = [Math.max(0, px[at]!), Math.max(0, py[at]!)];
    centre[at] = Math.min(height - 1, y) * width + Math.min(width - 1, x);
  }
  const found = { own: 0, gap: 0 };
  const nearest = (x: number, y: number) => {
    const middle = (Math.floor(y / pane) + 1) * columns + Math.floor(x / pane) + 1;
    let first = Number.POSITIVE_INFINITY;
    let second = first;
    for (let row = middle - columns; row <= middle + columns; row += columns) {
      for (let at = row - 1; at <= row + 1; at++) {
        const dx = px[at]! - x;
        const dy = py[at]! - y;
        const distance = dx * dx + dy * dy;
        if (distance < first) {
          second = first;
          first = distance;
          found.own = at;
        } else if (distance < second) second = distance;
      }
    }
    found.gap = Math.sqrt(second) - Math.sqrt(first);
    return found;
  };
  return { nearest, centre, tilt };
}
