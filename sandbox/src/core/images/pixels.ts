export interface Pixels {
  width: number;
  height: number;
  /** Red, green and blue, row by row. */
  data: Uint8Array;
}

export function createPixels(width: number, height: number): Pixels {
  return { width, height, data: new Uint8Array(width * height * 3) };
}

/** The same shape with at most so many pixels: what is larger is painted smaller and enlarged, which bounds the work. */
export function withinArea(width: number, height: number, most: number) {
  const scale = Math.min(1, Math.sqrt(most / (width * height)));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** Bilinear, with the given part of the source stretched over the target. */
export function resize(
  source: Pixels,
  width: number,
  height: number,
  crop = { x: 0, y: 0, width: source.width, height: source.height },
): Pixels {
  if (crop.width === width && crop.height === height && source.width === width) return source;
  const target = createPixels(width, height);
  const columns = samplePositions(width, crop.x, crop.width, source.width);
  const rows = samplePositions(height, crop.y, crop.height, source.height);
  // A row of the source is stretched once, and kept for the next rows of the target: it is the upper of two, or the lower.
  const stretched = [new Float64Array(3 * width), new Float64Array(3 * width)] as const;
  const held = [-1, -1];
  const stretch = (row: number): Float64Array => {
    const side = row & 1 ? 1 : 0;
    if (held[side] !== row) stretchRow(source, row, columns, stretched[side]);
    held[side] = row;
    return stretched[side];
  };
  const { data } = target;
  for (let y = 0, out = 0; y < height; y++) {
    const upper = stretch(rows.low[y]!);
    const lower = stretch(rows.high[y]!);
    const part = rows.part[y]!;
    for (let at = 0; at < 3 * width; at++) {
      const value = upper[at]!;
      data[out++] = value + (lower[at]! - value) * part + 0.5;
    }
  }
  return target;
}

function stretchRow(
  { data, width }: Pixels,
  row: number,
  { low, high, part }: ReturnType<typeof samplePositions>,
  target: Float64Array,
): void {
  for (let x = 0, out = 0; x < low.length; x++) {
    const share = part[x]!;
    const left = 3 * (row * width + low[x]!);
    const right = 3 * (row * width + high[x]!);
    const red = data[left]!;
    const green = data[left + 1]!;
    const blue = data[left + 2]!;
    target[out++] = red + (data[right]! - red) * share;
    target[out++] = green + (data[right + 1]! - green) * share;
    target[out++] = blue + (data[right + 2]! - blue) * share;
  }
}

/** Fills the target and cuts away what does not fit its shape. */
export function cropAndResize(source: Pixels, width: number, height: number): Pixels {
  const scale = Math.min(source.width / width, source.height / height);
  const crop = { width: width * scale, height: height * scale };
  const x = (source.width - crop.width) / 2;
  const y = (source.height - crop.height) / 2;
  return resize(source, width, height, { x, y, ...crop });
}

function samplePositions(count: number, start: number, length: number, bound: number) {
  const low = new Int32Array(count);
  const high = new Int32Array(count);
  const part = new Float64Array(count);
  for (let index = 0; index < count; index++) {
    const position = Math.min(
      bound - 1,
      Math.max(0, start + ((index + 0.5) * length) / count - 0.5),
    );
    low[index] = Math.floor(position);
    high[index] = Math.min(bound - 1, low[index]! + 1);
    part[index] = position - low[index]!;
  }
  return { low, high, part };
}

/** 0 to 255 per pixel, in integers so that every runtime agrees. */
export function luminance({ data }: Pixels): Uint8Array {
  const grey = new Uint8Array(data.length / 3);
  for (let index = 0; index < grey.length; index++) {
    const at = 3 * index;
    grey[index] = (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8;
  }
  return grey;
}

export function fromGrey(width: number, height: number, grey: Uint8Array): Pixels {
  const pixels = createPixels(width, height);
  for (let index = 0; index < grey.length; index++) {
    const value = grey[index]!;
    pixels.data[3 * index] = value;
    pixels.data[3 * index + 1] = value;
    pixels.data[3 * index + 2] = value;
  }
  return pixels;
}

/** As `map` of the array, which takes three times as long over millions of bytes. */
export function mapBytes(
  source: Uint8Array,
  change: (value: number, at: number) => number,
): Uint8Array {
  const target = new Uint8Array(source.length);
  for (let at = 0; at < source.length; at++) target[at] = change(source[at]!, at);
  return target;
}
