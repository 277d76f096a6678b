import type { CodedTerms } from './index-file.ts';

const ZERO = 65;
const MOST_SHARED = 25;

export interface Dictionary {
  readonly terms: readonly string[];
  /** How many leading characters each term shares with the one before it. */
  readonly shared: Uint8Array;
}

/**
 * Each term is an upper-case letter (how much it shares with the one before: A = 0, B = 1, …) and the rest of it.
 * Terms are lower case, so the letters also separate them.
 */
export function encodeDictionary(sortedTerms: readonly string[]): string {
  let previous = '';
  let coded = '';
  for (const term of sortedTerms) {
    const shared = sharedLength(previous, term);
    coded += String.fromCharCode(ZERO + shared) + term.slice(shared);
    previous = term;
  }
  return coded;
}

export function decodeDictionary(coded: string): Dictionary {
  const starts: number[] = [];
  for (let i = 0; i < coded.length; i++) {
    const code = coded.charCodeAt(i);
    if (code >= ZERO && code <= ZERO + MOST_SHARED) starts.push(i);
  }
  const terms: string[] = [];
  const shared = new Uint8Array(starts.length);
  let previous = '';
  starts.forEach((start, i) => {
    const length = coded.charCodeAt(start) - ZERO;
    shared[i] = length;
    previous = previous.slice(0, length) + coded.slice(start + 1, starts[i + 1] ?? coded.length);
    terms.push(previous);
  });
  return { terms, shared };
}

function sharedLength(a: string, b: string): number {
  const most = Math.min(a.length, b.length, MOST_SHARED);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

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
