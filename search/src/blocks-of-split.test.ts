import { describe, expect, it } from 'vitest';
import { openIndex } from './open-index.ts';
import { search } from './search.ts';
import { manySections } from './testing/many-sections.ts';
import { writeIndex } from './write-index.ts';

const sections = manySections(400);
const whole = openIndex(writeIndex(sections, { splitAbove: Number.POSITIVE_INFINITY }).file);
const { file, shards } = writeIndex(sections, { splitAbove: 0 });
const contents = new Map(shards.map(({ name, content }) => [name, content]));

function openSplit() {
  const fetched: string[] = [];
  const index = openIndex(file, {
    loadShard: async name => {
      fetched.push(name);
      return contents.get(name);
    },
  });
  return { index, fetched };
}

describe('a split index', () => {
  it.each([
    'signature',
    'sig',
    'singature',
    'aspectRatio',
    'aspect ratio',
    'ratoi of aspect',
    'pectrat',
    '宽高比',
    '任务 seed 签名',
    '宽',
    '',
  ])('answers “%s” as a whole one does, from some of its shards', async query => {
    const { index, fetched } = openSplit();
    expect(await search([index], query)).toEqual(await search([whole], query));
    expect(fetched.length).toBeLessThan(shards.length / 2);
    expect(fetched).toEqual([...new Set(fetched)]);
  });

  it('fetches at most eight shards for a pasted paragraph', async () => {
    const { index, fetched } = openSplit();
    await search([index], sections.map(({ content }) => content).join(' '));
    expect(fetched).toHaveLength(8);
  });

  it('answers without a shard that fails, and asks for it again', async () => {
    let offline = true;
    const index = openIndex(file, {
      loadShard: async name => {
        if (offline) throw new Error('offline');
        return contents.get(name);
      },
    });
    expect(await search([index], 'signature')).toEqual([]);
    offline = false;
    expect(await search([index], 'signature')).not.toEqual([]);
  });
});
