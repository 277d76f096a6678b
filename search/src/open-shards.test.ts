import { expect, it } from 'vitest';
import { openIndex } from './open-index.ts';
import { search } from './search.ts';
import { exampleSections } from './testing/example-sections.ts';
import { writeIndex } from './write-index.ts';

const { file, shards } = writeIndex(exampleSections, { shardAbove: 0 });
const contentOf = (name: string) => shards.find(shard => shard.name === name)!.content;

it('fetches a shard once', async () => {
  const fetched: string[] = [];
  const index = openIndex(file, {
    loadShard: async name => {
      fetched.push(name);
      return contentOf(name);
    },
  });
  await search([index], 'image');
  await search([index], 'image size');
  expect(fetched).toEqual([...new Set(fetched)]);
});

it('answers without a shard that fails, and asks for it again', async () => {
  let offline = true;
  const index = openIndex(file, {
    loadShard: async name => {
      if (offline) throw new Error('offline');
      return contentOf(name);
    },
  });
  expect(await search([index], 'image')).toEqual([]);
  offline = false;
  expect(await search([index], 'image')).not.toEqual([]);
});

it('is empty where nobody can load shards', async () => {
  expect(await search([openIndex(file)], 'image')).toEqual([]);
});
