import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openIndex } from './open-index.ts';
import { search } from './search.ts';
import { anyText } from './testing/any-text.ts';
import { exampleSections } from './testing/example-sections.ts';
import { writeIndex } from './write-index.ts';

const written = {
  whole: writeIndex(exampleSections),
  split: writeIndex(exampleSections, { splitAbove: 0 }),
  sharded: writeIndex(exampleSections, { shardAbove: 0 }),
};

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

  it('finds nothing for what holds no word', async () => {
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
