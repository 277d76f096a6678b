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
  const from = source.data;
  const to = target.data;
  let out = 0;
  for (let y = 0; y < height; y++) {
    const top = 3 * rows.low[y]! * source.width;
    const bottom = 3 * rows.high[y]! * source.width;
    const fy = rows.part[y]!;
    for (let x = 0; x < width; x++) {
      const left = 3 * columns.low[x]!;
      const right = 3 * columns.high[x]!;
      const fx = columns.part[x]!;
      for (let channel = 0; channel < 3; channel++) {
        const a = from[top + left + channel]!;
        const c = from[bottom + left + channel]!;
        const upper = a + (from[top + right + channel]! - a) * fx;
        const lower = c + (from[bottom + right + channel]! - c) * fx;
        to[out++] = upper + (lower - upper) * fy + 0.5;
      }
    }
  }
  return target;
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
