import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';

type Colour = [red: number, green: number, blue: number];
type Picture = (x: number, y: number) => Colour;

const side = 512;
const between = (value: number, low: number, high: number) => value >= low && value < high;

const inRoof = (x: number, y: number) =>
  between(y, 130, 240) && Math.abs(x - 256) < ((y - 130) * 170) / 110;
const inWall = (x: number, y: number) => between(y, 240, 400) && between(x, 116, 396);
const inDoor = (x: number, y: number) => between(y, 300, 400) && between(x, 226, 286);
const inWindow = (x: number, y: number) =>
  between(y, 270, 330) && (between(x, 146, 206) || between(x, 306, 366));

/** A house under a bright sky: enough shapes for an edge detector, few enough bytes for a repository. */
const photo: Picture = (x, y) => {
  if (inRoof(x, y)) return [150, 62, 48];
  if (inDoor(x, y)) return [92, 58, 36];
  if (inWindow(x, y)) return [120, 170, 200];
  if (inWall(x, y)) return [226, 208, 178];
  if (Math.hypot(x - 410, y - 90) < 40) return [252, 222, 120];
  if (y >= 380) return [96, 140 - ((y - 380) >> 2), 70];
  return [120 + (y >> 2), 170 + (y >> 3), 230];
};

/** White is repainted: the wall beside the door. */
const mask: Picture = (x, y) =>
  between(x, 290, 480) && between(y, 250, 440) ? [255, 255, 255] : [0, 0, 0];

const inCup = (x: number, y: number) => {
  if (Math.hypot((x - 240) / 96, (y - 190) / 20) < 1) return 'rim';
  const inBody = between(y, 190, 370) && Math.abs(x - 240) < 96 - (y - 190) / 9;
  const inBottom = Math.hypot((x - 240) / 76, (y - 370) / 16) < 1;
  if (inBody || inBottom) return 'body';
  const fromEar = Math.hypot((x - 330) / 46, (y - 268) / 58);
  return between(fromEar, 0.66, 1) ? 'ear' : undefined;
};
/** A cup on a table, as somebody in a hurry takes it. */
const product: Picture = (x, y) => {
  const part = inCup(x, y);
  if (part === 'rim')
    return Math.hypot((x - 240) / 84, (y - 190) / 14) < 1 ? [74, 46, 34] : [250, 250, 246];
  if (part) return [238 - ((x - 150) >> 3), 236 - ((x - 150) >> 3), 228 - ((x - 150) >> 3)];
  return y >= 330 ? [146, 132, 118] : [176, 172, 160];
};
/** White is the cup. */
const productMask: Picture = (x, y) => (inCup(x, y) ? [255, 255, 255] : [0, 0, 0]);

const part = (x: number, y: number) =>
  [inRoof, inDoor, inWindow, inWall].findIndex(shape => shape(x, y));
const sketch: Picture = (x, y) =>
  part(x, y) === part(x + 3, y) && part(x, y) === part(x, y + 3) ? [255, 255, 255] : [20, 20, 20];

function chunk(type: string, data: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(data.length, 0);
  typed.copy(framed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}

function encode(picture: Picture): Buffer {
  const rows = Array.from({ length: side }, (_, y) =>
    // The first byte of a row says that it is not filtered.
    Buffer.from([0, ...Array.from({ length: side }, (_, x) => picture(x, y)).flat()]),
  );
  const header = Buffer.from([0, 0, side >> 8, 0, 0, 0, side >> 8, 0, 8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const pictures = { photo, mask, sketch, product, 'product-mask': productMask };
for (const [name, picture] of Object.entries(pictures)) {
  writeFileSync(fileURLToPath(new URL(`../files/${name}.png`, import.meta.url)), encode(picture));
}
