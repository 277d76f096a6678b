import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { paint } from '../painter/index.ts';
import { readImageHeader } from './image-header.ts';
import { createPixels } from './pixels.ts';
import { crc32, decodePng, encodePng, pngSignature } from './png.ts';

const spec = {
  prompt: 'a lighthouse at dusk',
  seed: 7,
  steps: 20,
  baseModel: 'SDXL',
  modelId: '1',
  loras: [],
} as const;

it('reads back what it has written', async () => {
  const picture = paint({ ...spec, loras: [] }, 96, 64);
  const file = encodePng(picture);
  expect(readImageHeader(file)).toEqual({ format: 'png', width: 96, height: 64 });
  expect(await decodePng(file)).toEqual(picture);
});

it('paints the same pixels again, and others for another seed, prompt, model or number of steps', () => {
  const first = crc32(paint({ ...spec, loras: [] }, 64, 64).data);
  expect(crc32(paint({ ...spec, loras: [] }, 64, 64).data)).toBe(first);
  const changes = [{ seed: 8 }, { prompt: 'night' }, { baseModel: 'FLUX' }, { steps: 4 }] as const;
  for (const change of changes) {
    expect(crc32(paint({ ...spec, loras: [], ...change }, 64, 64).data)).not.toBe(first);
  }
});

function chunk(type: string, body: Uint8Array): Buffer {
  const data = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(data));
  return Buffer.concat([length, data, crc]);
}

function png(header: number[], raw: Buffer, palette?: number[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    Buffer.concat([
      pngSignature,
      chunk('IHDR', Buffer.from(header)),
      ...(palette ? [chunk('PLTE', Buffer.from(palette))] : []),
      chunk('IDAT', deflateSync(raw)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

it('reads palettes of two bits and grey with alpha', async () => {
  const palette = await decodePng(
    png(
      [0, 0, 0, 4, 0, 0, 0, 1, 2, 3, 0, 0, 0],
      Buffer.from([0, 0b00011011]),
      [0, 0, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90],
    ),
  );
  expect([...palette!.data]).toEqual([0, 0, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
  const grey = await decodePng(
    png([0, 0, 0, 2, 0, 0, 0, 1, 8, 4, 0, 0, 0], Buffer.from([1, 5, 255, 5, 0])),
  );
  expect([...grey!.data]).toEqual([5, 5, 5, 10, 10, 10]);
});

it('gives up on broken, short and oversized data without a sound', async () => {
  const file = encodePng(createPixels(64, 64));
  expect(await decodePng(file.slice(0, 60))).toBeUndefined();
  const lying = file.slice();
  new DataView(lying.buffer).setUint32(16, 4096);
  expect(await decodePng(lying)).toBeUndefined();
  expect(readImageHeader(new Uint8Array([0xff, 0xd8, 0xff]))).toBeUndefined();
});
