import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt, excerptAround } from './excerpt.ts';
import { anyText } from './testing/sections.ts';

describe('excerpt', () => {
  it('keeps a short text, on one line', () => {
    expect(excerpt(' Draw\n an  image. ')).toBe('Draw an image.');
  });

  it('ends at a word and says that it was cut', () => {
    const cut = excerpt('seventeen letters '.repeat(10));
    expect(cut).toMatch(/(seventeen|letters)…$/);
    expect(cut.length).toBeLessThanOrEqual(81);
  });

  it('gives Chinese the same width on the screen', () => {
    expect(excerpt('图'.repeat(100))).toBe(`${'图'.repeat(40)}…`);
  });

  it('is the beginning of any text, and never longer than the contract allows', () => {
    fc.assert(
      fc.property(anyText(400), text => {
        const cut = excerpt(text);
        expect(cut.length).toBeLessThanOrEqual(120);
        expect(text.replace(/\s+/g, ' ').trim().startsWith(cut.replace(/…$/, ''))).toBe(true);
      }),
    );
  });

  it('stays quick on a text without spaces', () => {
    expect(excerpt('x'.repeat(100_000))).toBe(`${'x'.repeat(80)}…`);
  });

  it('does not cut a character in two', () => {
    expect(excerpt('😀'.repeat(100))).toMatch(/^(😀)+…$/u);
  });
});

describe('excerptAround', () => {
  const long = `${'Nothing of it here. '.repeat(20)}A mask marks what is painted. ${'And more. '.repeat(40)}`;

  it('shows the sentence of the match, marked, wherever in the text it is', () => {
    const { text, ranges } = excerptAround(long, ['mask']);
    expect(text).toMatch(/^….*A mask marks what is painted\..*…$/);
    expect(ranges.map(([start, end]) => text.slice(start, end))).toEqual(['mask']);
  });

  it('prefers the place where most of the words are together', () => {
    const text = `A mask. ${'Something else. '.repeat(20)}A mask with a blur. ${'More. '.repeat(30)}`;
    expect(excerptAround(text, ['mask', 'blur']).text).toContain('mask with a blur');
  });

  it('shows the opening where none of them is', () => {
    expect(excerptAround(long, ['zebra']).text).toMatch(/^Nothing of it here\./);
  });

  it('keeps to two lines, in Chinese too', () => {
    const { text } = excerptAround(
      `${'没有关系的话。'.repeat(30)}蒙版标出要重画的部分。${'还有别的话。'.repeat(30)}`,
      ['蒙版'],
    );
    expect(text).toContain('蒙版标出');
    expect(text.length).toBeLessThanOrEqual(78);
  });

  it('never throws and never grows', () => {
    fc.assert(
      fc.property(anyText(400), text => {
        expect(excerptAround(text, ['a', '图']).text.length).toBeLessThanOrEqual(160);
      }),
    );
  });
});
