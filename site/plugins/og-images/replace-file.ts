import { rename, writeFile } from 'node:fs/promises';

/** Other steps may be reading the page at the same time: they see the old file or the new one, never half of one. */
export async function replaceFile(file: string, content: string): Promise<void> {
  const next = `${file}.next`;
  await writeFile(next, content);
  await rename(next, file);
}
