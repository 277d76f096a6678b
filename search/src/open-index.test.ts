import { describe, expect, it } from 'vitest';
import { chooseShards, openIndex } from './open-index.ts';
import { search } from './search.ts';
import { exampleSections, manySections } from './testing/sections.ts';
import { writeIndex } from './write-index.ts';

describe('a whole index', () => {
  it('finds what a filter leaves, however far down', async () => {
    const at = (place: number) => ({ ...exampleSections[0]!, sectionRoute: `/docs/${place}` });
    const many = Array.from({ length: 200 }, (_, place) => at(place));
    const whole = openIndex(
      writeIndex([...many, { ...exampleSections[0]!, type: 'blog' }], {
        splitAbove: Number.POSITIVE_INFINITY,
      }).file,
    );
    const filter = ({ type }: { type: string }) => type === 'blog';
    expect(await search([whole], 'image', { filter })).toHaveLength(1);
  });
});

describe('a split index', () => {
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
    const told = async (from: typeof index) =>
      (await search([from], query)).map(({ document: { id }, score, terms }) => ({
        id,
        score,
        terms,
      }));
    expect(await told(index)).toEqual(await told(whole));
    expect(fetched.length).toBeLessThan(shards.length / 2);
    expect(fetched).toEqual([...new Set(fetched)]);
  });

  it('fetches at most eight shards for a pasted paragraph', async () => {
    const { index, fetched } = openSplit();
    await search([index], sections.map(({ content }) => content).join(' '));
    expect(fetched).toHaveLength(8);
  });

  it('has the whole text of a result in a shard, and the opening in its place', async () => {
    const { index, fetched } = openSplit();
    const [first] = await search([index], 'signature');
    const before = fetched.length;
    expect(await first!.loadText()).toBe(sections[first!.document.id]!.content);
    expect(fetched).toHaveLength(before + 1);
    expect(sections[first!.document.id]!.content).toContain(
      first!.document.content.replace(/…$/, ''),
    );
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

describe('a sharded index', () => {
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
});

describe('chooseShards', () => {
  const firstTerms = ['a', 'create', 'image', 'imaging', 'size', '图片', '宽高'];

  it('takes the shard that would contain each word', () => {
    expect(chooseShards(firstTerms, ['credit', 'token'])).toEqual([1, 4]);
  });

  it('follows the word being typed into the next shard', () => {
    expect(chooseShards(firstTerms, ['ima'])).toEqual([1, 2]);
    expect(chooseShards(firstTerms, ['imagi'])).toEqual([2, 3]);
  });

  it('takes the first shard for what sorts before everything', () => {
    expect(chooseShards(firstTerms, ['1024x1024'])).toEqual([0]);
  });

  it('bounds what a pasted paragraph downloads', () => {
    const many = Array.from({ length: 100 }, (_, i) => String.fromCharCode(0x4e00 + i));
    expect(chooseShards(many, many).length).toBeLessThanOrEqual(7);
  });

  it('asks for nothing when there is nothing', () => {
    expect(chooseShards([], ['image'])).toEqual([]);
  });
});
