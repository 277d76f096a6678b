import { type Dictionary, decodeDictionary } from './front-coding.ts';
import type { CodedTerms } from './index-file.ts';

/** A run of the dictionary ready to be looked up; posting lists stay coded until a query asks for them. */
export interface TermBlock extends Dictionary {
  readonly postings: readonly string[];
}

export const decodeTerms = ({ terms, postings }: CodedTerms): TermBlock => ({
  ...decodeDictionary(terms),
  postings: postings.split(' '),
});

/** The position of the first term that is not before `term`. */
export function lowerBound(terms: readonly string[], term: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle]! < term) low = middle + 1;
    else high = middle;
  }
  return low;
}
