import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeIndex } from '@easel/search';
import type { TaggedSections } from './read-sections.ts';

/** `search-index-{tag}.json`, and its shards beside it when it is too large for one file. */
export async function writeIndexFiles(
  folder: string,
  tags: readonly string[],
  sections: TaggedSections,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const tag of tags) {
    const { file, shards } = writeIndex(sections.get(tag) ?? [], {
      compressedSize: json => gzipSync(json).length,
    });
    const name = path.join(folder, `search-index-${tag}`);
    await writeFile(`${name}.json`, JSON.stringify(file));
    // Those of the language built first are written again when the other is there.
    await rm(name, { recursive: true, force: true });
    if (shards.length > 0) await mkdir(name, { recursive: true });
    for (const shard of shards) {
      await writeFile(path.join(name, `${shard.name}.json`), JSON.stringify(shard.content));
    }
  }
}
