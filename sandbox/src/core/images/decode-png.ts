import { type Bytes, joinBytes } from '../read-body.ts';
import { createPixels, type Pixels } from './pixels.ts';
import { unfilter } from './unfilter.ts';

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
