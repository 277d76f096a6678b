import type { SearchDocument } from './search-document.ts';
import { tokenize } from './tokenize.ts';

const SAME = 2;
const BEGINS = 1.5;
const CONTAINS = 1.2;

/** From one keystroke to the next mostly the same titles are compared. */
const knownTitles = new WeakMap<SearchDocument, string>();

/** A reader who types a heading wants that heading, whatever else repeats its words more often. */
export function titleFactor(document: SearchDocument, words: readonly string[]): number {
  const title = knownTitles.get(document) ?? wordsOf(document.title);
  knownTitles.set(document, title);
  const asked = words.join(' ');
  if (title === asked) return SAME;
  if (title.startsWith(asked)) return BEGINS;
  return title.includes(asked) ? CONTAINS : 1;
}

const wordsOf = (text: string) =>
  tokenize(text)
    .filter(token => !token.joins)
    .map(token => token.term)
    .join(' ');
