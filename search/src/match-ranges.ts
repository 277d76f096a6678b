import { readPostings } from './postings.ts';
import type { Expansion, Expansions, Query } from './query.ts';
import { isSingleUnspaced, isUnspaced, tokenize } from './tokenize.ts';

export type Range = readonly [start: number, end: number];

/** Where the terms, or words beginning with them, are in a text: sorted, without overlaps. */
export function matchRanges(text: string, terms: readonly string[]): Range[] {
  const whole = new Set(terms);
  // One Latin letter begins too many words to be worth marking; one Chinese character is a word.
  const characters = terms.filter(isSingleUnspaced);
  const beginnings = terms.filter(term => term.length > 1 && !isUnspaced(term));
  const found: Range[] = [];
  for (const { term, start, end } of tokenize(text)) {
    if (whole.has(term)) {
      found.push([start, end]);
      continue;
    }
    const mark = (at: number, part: string) => {
      // Part of a word can be marked only where each letter of the term is one letter of the text.
      const markable = end - start === term.length;
      found.push(markable ? [start + at, start + at + part.length] : [start, end]);
    };
    for (const part of beginnings) if (term.startsWith(part)) mark(0, part);
    for (const part of characters) if (term.includes(part)) mark(term.indexOf(part), part);
  }
  return mergeRanges(found);
}

function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: [number, number][] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

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
  for (const { exact, related, guessed } of expansions) {
    if (exact && (exact.term.length > 1 || isUnspaced(exact.term))) terms.add(exact.term);
    for (const guess of [...related, ...guessed]) {
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
