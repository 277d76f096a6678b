import type { Pixels } from '../images/pixels.ts';

/** A small easel in the lower right corner, as a painter signs. The file says in words what the picture is. */
export function signPicture({ width, height, data }: Pixels): void {
  const size = Math.max(8, Math.round(Math.min(width, height) * 0.042));
  const left = width - Math.round(size * 1.5);
  const top = height - Math.round(size * 1.5);
  for (let y = -1; y <= size; y++) {
    for (let x = -1; x <= size; x++) {
      const [px, py] = [left + x, top + y];
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const drawn = isEasel((x + 0.5) / size, (y + 0.5) / size, 0.07);
      if (!drawn && !isEasel((x + 0.5) / size, (y + 0.5) / size, 0.13)) continue;
      const at = 3 * (py * width + px);
      const [value, share] = drawn ? [250, 0.86] : [20, 0.22];
      for (let channel = at; channel < at + 3; channel++) {
        data[channel] = data[channel]! + (value - data[channel]!) * share;
      }
    }
  }
}

/** A board on three legs, in a square of side 1. */
function isEasel(x: number, y: number, thick: number): boolean {
  const onBoard =
    x > 0.14 &&
    x < 0.86 &&
    y > 0.12 &&
    y < 0.62 &&
    (x < 0.14 + thick * 1.4 ||
      x > 0.86 - thick * 1.4 ||
      y < 0.12 + thick * 1.4 ||
      y > 0.62 - thick * 1.4);
  const onTop = Math.abs(x - 0.5) < thick * 0.7 && y > -0.02 && y < 0.14;
  const spread = (y - 0.6) * 0.5;
  const onLeg =
    y >= 0.6 &&
    y < 1 &&
    (Math.abs(x - 0.3 + spread) < thick ||
      Math.abs(x - 0.7 - spread) < thick ||
      Math.abs(x - 0.5) < thick * 0.6);
  return onBoard || onTop || onLeg;
}
