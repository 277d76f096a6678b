import { expect, it } from 'vitest';
import { generateSections } from './corpus.ts';

it('gives the same sections for the same seed', () => {
  expect(generateSections(50, 'zh')).toEqual(generateSections(50, 'zh'));
  expect(generateSections(50, 'en', 1)).not.toEqual(generateSections(50, 'en', 2));
});
