/** Three box blurs come close to a Gaussian, and integers make every engine agree. */
export function softBlur(
  grey: Uint8Array,
  width: number,
  height: number,
  radius: number,
): Uint8Array {
  let current = grey;
  for (let pass = 0; pass < 3; pass++) {
    current = blurRows(current, width, height, radius);
    current = blurColumns(current, width, height, radius);
  }
  return current;
}

function blurRows(source: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const target = new Uint8Array(source.length);
  const mean = meansOf(radius);
  const window = 2 * radius + 1;
  // A row with its ends repeated, so that the loop over its bytes need not ask where it is.
  const padded = new Uint8Array(width + window);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    padded.fill(source[start]!, 0, radius);
    padded.set(source.subarray(start, start + width), radius);
    padded.fill(source[start + width - 1]!, radius + width);
    let sum = 0;
    for (let x = 0; x < window; x++) sum += padded[x]!;
    for (let x = 0; x < width; x++) {
      target[start + x] = mean[sum]!;
      sum += padded[x + window]! - padded[x]!;
    }
  }
  return target;
}

/** All columns at once, row by row, in the order in which the bytes lie: four times as fast as one after another. */
function blurColumns(
  source: Uint8Array,
  width: number,
  height: number,
  radius: number,
): Uint8Array {
  const target = new Uint8Array(source.length);
  const mean = meansOf(radius);
  const sums = new Int32Array(width);
  const rowOf = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  for (let y = -radius; y <= radius; y++) {
    const row = rowOf(y);
    for (let x = 0; x < width; x++) sums[x]! += source[row + x]!;
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const coming = rowOf(y + radius + 1);
    const going = rowOf(y - radius);
    for (let x = 0; x < width; x++) {
      target[row + x] = mean[sums[x]!]!;
      sums[x]! += source[coming + x]! - source[going + x]!;
    }
  }
  return target;
}

/** The mean of a window for each sum it can have: looking it up is quicker than millions of divisions. */
function meansOf(radius: number): Uint8Array {
  const window = 2 * radius + 1;
  return Uint8Array.from({ length: 255 * window + 1 }, (_, sum) => Math.floor(sum / window));
}
