import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Delivery } from './delivery.ts';
import { listFiles } from './list-files.ts';

/**
 * Writes each text of a build in its packed forms beside it, so that no server packs while a reader waits. The best
 * quality takes a minute; a test has no use for it.
 */
export function packFiles(
  folder: string,
  { packed }: Delivery,
  quality: number = constants.BROTLI_MAX_QUALITY,
): void {
  const files = listFiles(folder).map(file => path.join(folder, file));
  for (const file of files.filter(file => /\.(br|gz)$/.test(file))) rmSync(file);
  for (const file of files.filter(file => packed.includes(path.extname(file)))) {
    const bytes = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
