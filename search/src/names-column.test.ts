import { expect, it } from 'vitest';
import type { SearchDocument } from './index-file.ts';
import { readNames, writeNames } from './names-column.ts';

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
