import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeIndexes } from '@easel/search/docusaurus/write-indexes.ts';
import { expect, it } from 'vitest';
import { search } from '../../config/search.ts';
import { builtSite, indexTags } from './built-files.ts';

it('the index is the same, byte for byte, when it is written again', async () => {
  const target = await mkdtemp(path.join(tmpdir(), 'search-index-'));
  await writeIndexes(builtSite, search, target);
  for (const prefix of ['', 'zh']) {
    for (const tag of indexTags) {
      const folders = [builtSite.root, target].map(folder => path.join(folder, prefix));
      const [written, again] = folders.map(folder => filesOf(folder, `search-index-${tag}`));
      expect(written?.length).toBeGreaterThan(0);
      expect(again, tag).toEqual(written);
    }
  }
});

/** Beside each there may be its packed forms. */
const isJson = (file: string) => file.endsWith('.json');

/** Of an index and of the shards beside it. */
function filesOf(folder: string, name: string): { file: string; content: string }[] {
  const shards = existsSync(path.join(folder, name))
    ? readdirSync(path.join(folder, name)).filter(isJson)
    : [];
  return [`${name}.json`, ...shards.sort().map(shard => path.join(name, shard))].map(file => ({
    file,
    content: readFileSync(path.join(folder, file), 'utf8'),
  }));
}
