import { crc32 } from 'node:zlib';

const encoder = new TextEncoder();
/** The first day of the format: an archive depends on nothing but what is in it. */
const firstDay = 0x0021;
/** The name is in UTF-8. */
const utf8 = 0x0800;
/** Packed bytes would differ between versions of Node. */
const stored = 0;
const version = 20;

/** An archive of texts, the same bytes whenever it is made. */
export function zip(files: Map<string, string>): Uint8Array {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const path = encoder.encode(name);
    const plain = encoder.encode(text);
    const facts = fields([
      [2, version],
      [2, utf8],
      [2, stored],
      [2, 0],
      [2, firstDay],
      [4, crc32(plain)],
      [4, plain.length],
      [4, plain.length],
      [2, path.length],
      [2, 0],
    ]);
    const entry = Buffer.concat([fields([[4, 0x04034b50]]), facts, path, plain]);
    const start = fields([
      [4, 0x02014b50],
      [2, version],
    ]);
    const end = fields([
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ]);
    directory.push(Buffer.concat([start, facts, end, path]));
    entries.push(entry);
    offset += entry.length;
  }
  const list = Buffer.concat(directory);
  const end = fields([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, directory.length],
    [2, directory.length],
    [4, list.length],
    [4, offset],
    [2, 0],
  ]);
  return Buffer.concat([...entries, list, end]);
}

/** Numbers one after another, each with its size in bytes, the lowest byte first. */
function fields(list: [size: 2 | 4, value: number][]): Buffer {
  return Buffer.concat(
    list.map(([size, value]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUIntLE(value, 0, size);
      return bytes;
    }),
  );
}
