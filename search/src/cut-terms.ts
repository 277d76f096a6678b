import { encodeDictionary } from './front-coding.ts';
import type { CodedTerms } from './index-file.ts';
import type { TermPostings } from './invert-sections.ts';
import type { Posting } from './postings.ts';

export interface CutTerms {
  /** Front-coded, the first of each run. */
  readonly firstTerms: string;
  readonly runs: readonly CodedTerms[];
}

interface CodedTerm {
  readonly term: string;
  readonly coded: string;
}

/** Runs of the sorted dictionary, each of about so many characters. */
export function cutTerms(
  terms: readonly TermPostings[],
  mostCharacters: number,
  encode: (postings: readonly Posting[]) => string,
): CutTerms {
  const runs: CodedTerm[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const { term, postings } of terms) {
    const coded = encode(postings);
    if (characters + coded.length > mostCharacters) {
      runs.push([]);
      characters = 0;
    }
    runs.at(-1)!.push({ term, coded });
    characters += term.length + coded.length;
  }
  return {
    firstTerms: encodeDictionary(runs.map(run => run[0]!.term)),
    runs: runs.map(run => ({
      terms: encodeDictionary(run.map(({ term }) => term)),
      postings: run.map(({ coded }) => coded).join(' '),
    })),
  };
}
