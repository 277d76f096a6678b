import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Section } from './index-file.ts';
import { openIndex } from './open-index.ts';
import { search } from './search.ts';
import { anyText, exampleSections } from './testing/sections.ts';
import { writeIndex } from './write-index.ts';

const written = {
  whole: writeIndex(exampleSections),
  split: writeIndex(exampleSections, { splitAbove: 0 }),
  sharded: writeIndex(exampleSections, { shardAbove: 0 }),
};

it.each(['whole', 'split'])(
  'finds a word by another that means the same, in a %s index',
  async form => {
    const { file, shards } = writeIndex(exampleSections, {
      ...(form === 'split' && { splitAbove: 0 }),
      alike: ['limit restriction ceiling'],
    });
    const index = openIndex(file, {
      loadShard: async name => shards.find(shard => shard.name === name)!.content,
    });
    const first = async (query: string) => (await search([index], query))[0]?.document.title;
    expect(await first('restrictions')).toBe('Rate limits');
    expect(await first('ceiling of the rate')).toBe('Rate limits');
    expect(await first('nothing')).not.toBe('Rate limits');
  },
);

describe.each(['whole', 'split', 'sharded'] as const)('search in a %s index', form => {
  const { file, shards } = JSON.parse(JSON.stringify(written[form])) as typeof written.whole;
  const index = openIndex(file, {
    loadShard: async name => shards.find(shard => shard.name === name)!.content,
  });
  const titles = async (query: string) =>
    (await search([index], query)).map(({ document }) => document.title);

  it.each([
    ['aspect ratio', 'Aspect ratio'],
    ['aspectRatio', 'Aspect ratio'],
    ['aspect-ra', 'Aspect ratio'],
    ['insufficient_credits', 'INSUFFICIENT_CREDITS'],
    ['InsufficientCredits', 'INSUFFICIENT_CREDITS'],
    ['insufficient credits', 'INSUFFICIENT_CREDITS'],
    ['INSUFICIENT_CREDITS', 'INSUFFICIENT_CREDITS'],
    ['2048x2048', 'Size'],
    ['１０２４×１０２４', 'Size'],
    ['rate limts', 'Rate limits'],
    ['canonci', 'Sign a request'],
    ['宽高比', '宽高比'],
    ['宽高', '宽高比'],
    ['比', '宽高比'],
    ['轮询', '错误码'],
    ['error codes', '错误码'],
    ['创建图片', '创建图片'],
    ['security', 'Sign a request'],
    ['__proto__', 'Prototype and constructor'],
    ['constructor', 'Prototype and constructor'],
  ])('finds %s first in %s', async (query, title) => {
    expect((await titles(query))[0]).toBe(title);
  });

  it('sorts by descending score and stops at the given number', async () => {
    const results = await search([index], 'a image error');
    const scores = results.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(results.length).toBeLessThanOrEqual(8);
    expect(await search([index], 'image', { maxResults: 2 })).toHaveLength(2);
  });

  it('caps again after merging indexes', async () => {
    expect(await search([index, index, index], 'image error')).toHaveLength(8);
  });

  it('filters before it cuts', async () => {
    const results = await search([index], 'constructor image', {
      maxResults: 1,
      filter: ({ type }) => type === 'blog',
    });
    expect(results.map(({ document }) => document.type)).toEqual(['blog']);
  });

  it('puts the identifier before the words it is made of', async () => {
    const texts = ['pick a value by default', 'pick a defaultValue'];
    const sections = texts.map(content => ({ ...exampleSections[0]!, content }));
    const { file: small } = writeIndex(sections);
    for (const query of ['defaultValue', 'default_value', 'default value', 'defaultVal']) {
      const [first] = await search([openIndex(small)], query);
      expect(first!.document.content).toContain('defaultValue');
    }
  });

  it('says what to mark, including the word that was meant', async () => {
    const [result] = await search([index], 'imge');
    expect(result!.terms).toContain('image');
    const [start, end] = result!.ranges.title[0]!;
    expect(result!.document.title.slice(start, end)).toBe('image');
  });

  it('marks no single letter beside words', async () => {
    const [result] = await search([index], 'send a prompt');
    expect(result!.terms).toEqual(expect.arrayContaining(['send', 'prompt']));
    expect(result!.terms).not.toContain('a');
  });

  it('finds nothing for what has no word in it', async () => {
    expect(await search([index], '')).toEqual([]);
    expect(await search([index], ' .*+?^$(){}|[]\\ ')).toEqual([]);
  });

  it('reads no more than 512 characters', async () => {
    expect(await titles(`${'z'.repeat(511)} image`)).toEqual([]);
    expect(await titles(`${'z'.repeat(500)} image`)).not.toEqual([]);
  });

  it('never throws, whatever is pasted', async () => {
    const fragments = fc.constantFrom(
      '<script>alert(1)</script>',
      '__proto__',
      'constructor',
      'hasOwnProperty',
      '(a+)+$',
      '\ud800',
      '\udc00\ud800',
      '\0',
      '图',
      '‮',
      '"\\',
    );
    const hostile = fc
      .array(fc.oneof(fragments, anyText()), { maxLength: 12 })
      .map(parts => parts.join(''));
    await fc.assert(
      fc.asyncProperty(hostile, async input => {
        for (const { ranges, document } of await search([index], input)) {
          for (const [, end] of ranges.content)
            expect(end).toBeLessThanOrEqual(document.content.length);
        }
      }),
      { numRuns: 300 },
    );
    for (const letter of ['a', '图', '<', '\ud83d', 'aA', '宽高比']) {
      await search([index], letter.repeat(100_000));
    }
  });
});

const section = (page: string, title: string, content: string, more: Partial<Section> = {}) => ({
  pageTitle: page,
  sectionTitle: title,
  sectionRoute: `/${page}#${title}`,
  content,
  type: 'docs',
  ...more,
});

const ask = async (sections: Section[], query: string, options = {}) => {
  const index = openIndex(writeIndex(sections).file);
  return (await search([index], query, options)).map(({ document }) => document.sectionRoute);
};

describe('options of search', () => {
  const fields = [
    section('reference', 'limit', 'The limit.', { kind: 'property' }),
    section('guide', 'Limits', 'A limit and how to live with it.'),
  ];

  it('shows what is worth more before what matches as well', async () => {
    expect((await ask(fields, 'limit'))[0]).toBe('/reference#limit');
    const weigh = ({ kind }: { kind?: string }) => (kind ? 0.3 : 1);
    expect((await ask(fields, 'limit', { weigh }))[0]).toBe('/guide#Limits');
  });

  it('lets the matches of one page support each other', async () => {
    const sections = [
      section('once', 'Colour', 'Paint.'),
      section('often', 'Colour', 'Paint.'),
      section('often', 'Brush', 'Paint and colour.'),
      section('often', 'Canvas', 'Paint and colour.'),
    ];
    expect((await ask(sections, 'colour'))[0]).toBe('/once#Colour');
    const groupOf = ({ pageTitle }: { pageTitle: string }) => pageTitle;
    expect((await ask(sections, 'colour', { groupOf }))[0]).toBe('/often#Colour');
  });

  it('lets no page fill the list with what matches a little better', async () => {
    const crowd = [1, 2, 3, 4].map(n => section('crowd', `A colour ${n}`, 'Paint.'));
    const sections = [...crowd, section('other', 'How the colour dries', '')];
    const groupOf = ({ pageTitle }: { pageTitle: string }) => pageTitle;
    const other = '/other#How the colour dries';
    expect((await ask(sections, 'colour')).at(-1)).toBe(other);
    expect((await ask(sections, 'colour', { groupOf })).at(-1)).not.toBe(other);
  });

  it('finds a section by what is above it', async () => {
    const browser = (context: string[]) => [
      section('upload', 'From a browser', 'Send a form.', { context }),
    ];
    expect(await ask(browser([]), 'upload')).toEqual([]);
    expect(await ask(browser(['Upload an image']), 'upload')).toEqual(['/upload#From a browser']);
  });
});
