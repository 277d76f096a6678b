import { crc32, inflateSync } from 'node:zlib';

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** Reads a file to its end: every chunk with its checksum, and all rows of the picture. */
export function isPng(file: Buffer): boolean {
  if (!file.subarray(0, 8).equals(signature)) return false;
  const data: Buffer[] = [];
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > file.length) return false;
    const typed = file.subarray(at + 4, end - 4);
    if (crc32(typed) !== file.readUInt32BE(end - 4)) return false;
    const type = typed.toString('latin1', 0, 4);
    if (type === 'IDAT') data.push(typed.subarray(4));
    if (type === 'IEND') return end === file.length && hasRows(file.readUInt32BE(20), data);
    at = end;
  }
  return false;
}

function hasRows(height: number, data: Buffer[]): boolean {
  try {
    const pixels = inflateSync(Buffer.concat(data));
    return height > 0 && pixels.length > 0 && pixels.length % height === 0;
  } catch {
    return false;
  }
}
