/** Three box blurs come close to a Gaussian, and integers make every engine agree. */
export function softBlur(
  grey: Uint8Array,
  width: number,
  height: number,
  radius: number,
): Uint8Array {
  let current = grey;
  for (let pass = 0; pass < 3; pass++) {
    current = blurLines(current, width, height, radius, 1, width);
    current = blurLines(current, height, width, radius, width, 1);
  }
  return current;
}

function blurLines(
  source: Uint8Array,
  length: number,
  lines: number,
  radius: number,
  step: number,
  lineStep: number,
): Uint8Array {
  const target = new Uint8Array(source.length);
  const window = 2 * radius + 1;
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    const at = (index: number) => source[start + Math.min(length - 1, Math.max(0, index)) * step]!;
    let sum = 0;
    for (let index = -radius; index <= radius; index++) sum += at(index);
    for (let index = 0; index < length; index++) {
      target[start + index * step] = Math.floor(sum / window);
      sum += at(index + radius + 1) - at(index - radius);
    }
  }
  return target;
}
