import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeDictionary, encodeDictionary } from './dictionary.ts';
import { anyText } from './testing/sections.ts';

const term = anyText()
  .map(text => text.replace(/[A-Z]/g, 'z'))
  .filter(text => text.length > 0);

it('gives back every sorted list of terms', () => {
  fc.assert(
    fc.property(fc.uniqueArray(term), list => {
      const sorted = list.sort();
      expect(decodeDictionary(encodeDictionary(sorted)).terms).toEqual(sorted);
    }),
  );
});

it('survives JSON', () => {
  const coded = encodeDictionary(['𠀀a', '𠀁a']);
  expect(decodeDictionary(JSON.parse(JSON.stringify(coded))).terms).toEqual(['𠀀a', '𠀁a']);
});

it('writes only what differs from the term before', () => {
  expect(encodeDictionary(['image', 'images', 'imagine'])).toBe('AimageFsEine');
});
