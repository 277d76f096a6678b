import { type Bytes, joinBytes } from '../read-body.ts';
import { crc32 } from './crc32.ts';
import type { Pixels } from './pixels.ts';

export const pngSignature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export async function encodePng({ width, height, data }: Pixels): Promise<Bytes> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 2, 0, 0, 0], 8);
  const text = new TextEncoder().encode('Software\0Easel sandbox');
  return joinBytes([
    pngSignature,
    chunk('IHDR', header),
    chunk('tEXt', text),
    chunk('IDAT', await deflate(filterRows(width, height, data))),
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

async function deflate(bytes: Bytes): Promise<Bytes> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
