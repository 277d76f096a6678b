import { type Dictionary, decodeDictionary, encodeDictionary, toDictionary } from './dictionary.ts';
import type { SearchDocument } from './index-file.ts';

const WORD = /[a-z0-9]+/g;

/** Cut roughly, because whoever opens the file waits for it; what the tokenizer cuts otherwise is written. */
const wordsOf = (documents: readonly SearchDocument[]): Set<string> =>
  new Set(
    documents.flatMap(({ title, names = [] }) =>
      [title, ...names].flatMap(text => text.toLowerCase().match(WORD) ?? []),
    ),
  );

/** A file that has titles and names has most words of the dictionary: written are those that are in one of the two only. */
export const writeWords = (
  words: readonly string[],
  documents: readonly SearchDocument[],
): string => encodeDictionary(inOneOnly(words, wordsOf(documents)));

export const readWords = (coded: string, documents: readonly SearchDocument[]): Dictionary =>
  toDictionary(inOneOnly(decodeDictionary(coded).terms, wordsOf(documents)));

function inOneOnly(some: readonly string[], others: ReadonlySet<string>): string[] {
  const either = new Set(others);
  for (const word of some) if (!either.delete(word)) either.add(word);
  return [...either].sort();
}
