import { CONTENT_LEVELS, readPostings } from './postings.ts';
import type { Expansion, Expansions, Query } from './query.ts';
import { strengthOf } from './strength.ts';

export interface Explanation {
  /** What each word of the query gave this document, before the rules. */
  readonly words: readonly WordExplanation[];
  /** What each rule multiplied by. */
  readonly rules: Readonly<Record<string, number>>;
}

export interface WordExplanation {
  readonly word: string;
  /** How much it says: its rarity. */
  readonly weight: number;
  /** The best of its matches here, if there is one. */
  readonly match?: {
    readonly term: string;
    readonly how: string;
    readonly share: number;
    readonly fields: readonly string[];
    readonly strength: number;
  };
}

interface Scored {
  readonly expansions: readonly Expansions[];
  readonly weights: readonly number[];
}

interface Lengths {
  readonly lengthClassOf: (document: number) => number | undefined;
}

export type ExplainWords = typeof explainWords;

/** Asks again for one document what scoring found for all. */
export function explainWords(
  document: number,
  { words, joins }: Query,
  { expansions, weights }: Scored,
  lengths: Lengths,
): WordExplanation[] {
  return words.map((word, i) => {
    const match = bestMatch(document, expansions[joins.length + i]!, lengths);
    return { word, weight: weights[i]!, ...(match && { match }) };
  });
}

function bestMatch(
  document: number,
  expansions: Expansions,
  { lengthClassOf }: Lengths,
): WordExplanation['match'] {
  let best: WordExplanation['match'];
  const consider = (how: string, { term, share, postings }: Expansion) =>
    readPostings(postings, (found, coded, elsewhere) => {
      if (found !== document) return;
      const strength = strengthOf(coded, elsewhere, lengthClassOf(document));
      if (best && best.share * best.strength >= share * strength) return;
      best = { term, how, share, fields: fieldsOf(coded, elsewhere), strength };
    });
  if (expansions.exact) consider('exact', expansions.exact);
  for (const how of ['related', 'beginning', 'guessed'] as const) {
    for (const expansion of expansions[how]) consider(how, expansion);
  }
  return best;
}

const fieldsOf = (coded: number, elsewhere: number): string[] => [
  ...(coded >= CONTENT_LEVELS ? ['title'] : []),
  ...(coded % CONTENT_LEVELS > 0 ? ['text'] : []),
  ...(elsewhere > 0 ? ['tags'] : []),
];
