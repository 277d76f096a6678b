import type { Expansion, Expansions } from './expand-term.ts';
import type { Query } from './parse-query.ts';
import { readPostings } from './postings.ts';
import { isUnspaced } from './unspaced.ts';

/**
 * The words asked for, and those that were guessed for them and do occur in this document. Not the “a” between others,
 * which would speckle the page and lead the eye nowhere.
 */
export function matchedTerms(
  document: number,
  query: Query,
  expansions: readonly Expansions[],
): string[] {
  const telling = query.words.filter(word => word.length > 1 || isUnspaced(word));
  const terms = new Set(telling.length > 0 ? telling : query.words);
  for (const { exact, guessed } of expansions) {
    if (exact && (exact.term.length > 1 || isUnspaced(exact.term))) terms.add(exact.term);
    for (const guess of guessed) {
      // The pairs around a single character need no listing: the character is marked by itself.
      if (!isUnspaced(guess.term) && occursIn(guess, document)) terms.add(guess.term);
    }
  }
  return [...terms];
}

function occursIn({ postings }: Expansion, wanted: number): boolean {
  let occurs = false;
  readPostings(postings, document => {
    occurs ||= document === wanted;
  });
  return occurs;
}
