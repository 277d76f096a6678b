import { gzipSync } from 'node:zlib';

export const compressedSize = (data: string | Uint8Array): number =>
  gzipSync(data, { level: 9 }).length;
