import type { SearchDocument } from './index-file.ts';

/**
 * The names of all documents in one string before anything else of the file, where they compress better than one by one
 * among the fields. They are compared and never shown, so what separates them may be a space in them.
 */
export const writeNames = (documents: readonly SearchDocument[]): string =>
  documents
    .map(({ names = [] }) => names.map(name => name.replace(/[|^]/g, ' ')).join('|'))
    .join('^');

export const readNames = (
  documents: readonly SearchDocument[],
  coded = '',
): readonly SearchDocument[] => {
  const lists = coded.split('^');
  return documents.map((document, i) =>
    lists[i] ? { ...document, names: lists[i].split('|') } : document,
  );
};
