import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SearchDocument } from './index-file.ts';
import { readNames, writeNames } from './names-column.ts';
import { readWords, writeWords } from './own-words.ts';
import { anyText } from './testing/sections.ts';

const document = (title: string, names?: string[]): SearchDocument => ({
  id: 0,
  type: 'docs',
  tags: [],
  sidebarParentCategories: [],
  pageTitle: title,
  sectionRoute: '/',
  sectionTitle: '',
  title,
  content: '',
  ...(names?.length && { names }),
});
const withoutNames = ({ names, ...rest }: SearchDocument): SearchDocument => rest;
const word = anyText(12)
  .map(text => text.replace(/[A-Z]/g, 'z'))
  .filter(text => text.length > 0);

it('gives back the words of a dictionary, whatever titles and names say', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word),
      fc.array(anyText()),
      fc.array(anyText()),
      (list, titles, names) => {
        const words = list.sort();
        const documents = titles.map((title, i) => document(title, i === 0 ? names : []));
        const coded = JSON.parse(JSON.stringify(writeWords(words, documents)));
        expect(readWords(coded, documents).terms).toEqual(words);
      },
    ),
  );
});

it('writes what titles and names do not say, and what they say that is no word', () => {
  const documents = [document('Upscale an image', ['hires fix', 'make it larger 1.5'])];
  const words = ['an', 'fix', 'hires', 'image', 'it', 'larger', 'make', 'sampler', 'upscale'];
  expect(writeWords(words, documents)).toBe('A1A5Asampler');
});

it('gives back the names of each document, with a space for what separates them', () => {
  const documents = [
    document('One'),
    document('Two', ['a b', '3']),
    document('Three'),
    document('Four', ['x|y^z', 'w']),
  ];
  const read = readNames(documents.map(withoutNames), writeNames(documents));
  expect(read.map(({ names }) => names)).toEqual([
    undefined,
    ['a b', '3'],
    undefined,
    ['x y z', 'w'],
  ]);
});
