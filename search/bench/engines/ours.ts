import { type WriteOptions, writeIndex } from '../../src/index.ts';
import { compressedSize, type Engine, importBundledEngine } from '../engine.ts';

const WHOLE = Number.POSITIVE_INFINITY;

export const ours: Engine = {
  name: 'ours',
  async build({ sections }) {
    const { openIndex, search } = await importBundledEngine();
    const json = JSON.stringify(
      writeIndex(sections, { splitAbove: WHOLE, shardAbove: WHOLE }).file,
    );
    return {
      bytes: () => compressedSize(json),
      open() {
        const index = openIndex(JSON.parse(json));
        return {
          search: async query => (await search([index], query)).map(({ document }) => document.id),
        };
      },
    };
  },
};

export const oursSplit = inParts('ours, split (cold p50)', { splitAbove: 0, shardAbove: WHOLE });
export const oursSharded = inParts('ours, sharded (cold p50)', { shardAbove: 0 });

function inParts(name: string, options: WriteOptions): Engine {
  return {
    name,
    async build({ sections }) {
      const { openIndex, search } = await importBundledEngine();
      const { file, shards } = writeIndex(sections, options);
      const manifest = JSON.stringify(file);
      const contents = new Map(shards.map(({ name, content }) => [name, JSON.stringify(content)]));
      const sizes = new Map([...contents].map(([name, json]) => [name, compressedSize(json)]));
      const manifestSize = compressedSize(manifest);
      const coldBytes: number[] = [];
      return {
        bytes: () => coldBytes.sort((a, b) => a - b)[coldBytes.length >> 1] ?? 0,
        open: () => ({
          // Opened anew for each query, because the first one a reader asks is the one that costs.
          async search(query) {
            let bytes = manifestSize;
            const index = openIndex(JSON.parse(manifest), {
              loadShard: async name => {
                bytes += sizes.get(name)!;
                return JSON.parse(contents.get(name)!);
              },
            });
            const results = await search([index], query);
            coldBytes.push(bytes);
            return results.map(({ document }) => document.id);
          },
        }),
      };
    },
  };
}
