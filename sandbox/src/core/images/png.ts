import { type Bytes, joinBytes } from '../bytes.ts';
import { deflate } from './deflate.ts';
import { createPixels, type Pixels } from './pixels.ts';

export const pngSignature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** `comment`, in ASCII, is for whoever looks into the file. */
export function encodePng({ width, height, data }: Pixels, comment = ''): Bytes {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 2, 0, 0, 0], 8);
  const texts = { Software: 'Easel sandbox', ...(comment && { Comment: comment }) };
  const encoder = new TextEncoder();
  return joinBytes([
    pngSignature,
    chunk('IHDR', header),
    ...Object.entries(texts).map(([name, text]) =>
      chunk('tEXt', encoder.encode(`${name}\0${text}`)),
    ),
    chunk('IDAT', deflate(filterRows(width, height, data))),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** The Up filter: neighbouring rows of our pictures differ little. */
function filterRows(width: number, height: number, data: Uint8Array): Bytes {
  const stride = width * 3;
  const rows = new Uint8Array((stride + 1) * height);
  rows[0] = 2;
  rows.set(data.subarray(0, stride), 1);
  for (let y = 1, from = stride, to = stride + 1; y < height; y++) {
    rows[to++] = 2;
    for (const end = from + stride; from < end; from++) {
      rows[to++] = data[from]! - data[from - stride]!;
    }
  }
  return rows;
}

function chunk(type: string, body: Uint8Array): Bytes {
  const bytes = new Uint8Array(body.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, body.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(body, 8);
  view.setUint32(body.length + 8, crc32(bytes.subarray(4, body.length + 8)));
  return bytes;
}

const table = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (let at = 0; at < bytes.length; at++) {
    crc = table[(crc ^ bytes[at]!) & 0xff]! ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}

const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Answers undefined for what it does not read: interlaced, 16-bit and broken files. */
export async function decodePng(bytes: Bytes): Promise<Pixels | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Bytes[] = [];
  let palette: Uint8Array = new Uint8Array();
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (type === 'IDAT') parts.push(body);
    if (type === 'PLTE') palette = body;
    if (type === 'IEND') break;
    at += length + 12;
  }
  const width = view.getUint32(16);
  const height = view.getUint32(20);
  const [depth, colour, , , interlaced] = bytes.subarray(24, 29);
  const channels = channelsOf[colour ?? -1];
  if (!channels || !depth || depth > 8 || interlaced) return undefined;
  const stride = Math.ceil((width * channels * depth) / 8);
  const raw = await inflate(joinBytes(parts), (stride + 1) * height);
  if (!raw || !unfilter(raw, stride, height, Math.max(1, (channels * depth) >> 3)))
    return undefined;
  const sample = sampler(raw, stride, depth);
  const pixels = createPixels(width, height);
  const scale = colour === 3 ? 1 : 255 / (2 ** depth - 1);
  for (let y = 0, out = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++, out++) {
        if (colour === 3) pixels.data[out] = palette[3 * sample(y, x) + channel] ?? 0;
        else {
          const index = x * channels + (channels >= 3 ? channel : 0);
          pixels.data[out] = sample(y, index) * scale;
        }
      }
    }
  }
  return pixels;
}

function sampler(raw: Uint8Array, stride: number, depth: number) {
  const mask = 2 ** depth - 1;
  return (y: number, index: number): number => {
    const row = y * (stride + 1) + 1;
    if (depth === 8) return raw[row + index]!;
    const bit = index * depth;
    return (raw[row + (bit >> 3)]! >> (8 - depth - (bit & 7))) & mask;
  };
}

/** Stops as soon as more comes out than the header promised. */
async function inflate(bytes: Bytes, expected: number): Promise<Uint8Array | undefined> {
  const whole = new Uint8Array(expected);
  let size = 0;
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
    const reader = stream.getReader();
    while (size < expected) {
      const { done, value } = await reader.read();
      if (done) break;
      whole.set(value.subarray(0, expected - size), size);
      size += value.length;
    }
    await reader.cancel();
  } catch {
    return undefined;
  }
  return size >= expected ? whole : undefined;
}

/** Undoes PNG's row filters in place. Answers false when a row names a filter that does not exist. */
function unfilter(raw: Uint8Array, stride: number, height: number, step: number): boolean {
  for (let y = 0; y < height; y++) {
    const at = y * (stride + 1) + 1;
    const filter = raw[at - 1]!;
    if (filter > 4) return false;
    if (filter === 0) continue;
    for (let x = 0; x < stride; x++) {
      const left = x >= step ? raw[at + x - step]! : 0;
      const above = y > 0 ? raw[at + x - stride - 1]! : 0;
      const corner = x >= step && y > 0 ? raw[at + x - stride - 1 - step]! : 0;
      raw[at + x]! += predict(filter, left, above, corner);
    }
  }
  return true;
}

function predict(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  const estimate = left + above - corner;
  const toLeft = Math.abs(estimate - left);
  const toAbove = Math.abs(estimate - above);
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
