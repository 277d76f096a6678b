import fc from 'fast-check';
import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';
import { anyText } from './testing/any-text.ts';

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
