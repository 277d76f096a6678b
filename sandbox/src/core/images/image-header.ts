import { limits } from '../contract-data.ts';
import { pngSignature } from './png.ts';

type ImageFormat = 'png' | 'jpeg' | 'webp';

export interface ImageHeader {
  format: ImageFormat;
  width: number;
  height: number;
}

/** Reads only the header: whether a file is usable must not cost a full decode. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = readPng(bytes, view) ?? readJpeg(bytes, view) ?? readWebp(bytes, view);
  return header && withinLimits(header) ? header : undefined;
}

function withinLimits({ width, height }: ImageHeader): boolean {
  const { minimum, maximum } = limits['upload-side'];
  const inRange = (side: number) => side >= minimum && side <= maximum;
  return inRange(width) && inRange(height) && width * height <= limits['upload-area'].maximum;
}

function startsWith(bytes: Uint8Array, prefix: Uint8Array | string, at = 0): boolean {
  const expected = typeof prefix === 'string' ? new TextEncoder().encode(prefix) : prefix;
  return expected.every((byte, index) => bytes[at + index] === byte);
}

function readPng(bytes: Uint8Array, view: DataView): ImageHeader | undefined {
  if (bytes.length < 33 || !startsWith(bytes, pngSignature) || !startsWith(bytes, 'IHDR', 12)) {
    return undefined;
  }
  return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

function readJpeg(bytes: Uint8Array, view: DataView): ImageHeader | undefined {
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return { format: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return undefined;
}

function readWebp(bytes: Uint8Array, view: DataView): ImageHeader | undefined {
  if (bytes.length < 30 || !startsWith(bytes, 'RIFF') || !startsWith(bytes, 'WEBP', 8)) {
    return undefined;
  }
  const size24 = (at: number) => view.getUint16(at, true) | (bytes[at + 2]! << 16);
  if (startsWith(bytes, 'VP8X', 12)) {
    return { format: 'webp', width: size24(24) + 1, height: size24(27) + 1 };
  }
  if (startsWith(bytes, 'VP8L', 12)) {
    const packed = view.getUint32(21, true);
    return {
      format: 'webp',
      width: (packed & 0x3fff) + 1,
      height: ((packed >>> 14) & 0x3fff) + 1,
    };
  }
  if (!startsWith(bytes, 'VP8 ', 12)) return undefined;
  return {
    format: 'webp',
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
  };
}
