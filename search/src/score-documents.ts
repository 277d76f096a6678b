import type { TermBlock } from './dictionary.ts';
import { CONTENT_LEVELS, readPostings } from './postings.ts';
import { type Expansion, type Expansions, expandQuery, type Query } from './query.ts';
import { rarity, strengthOf } from './strength.ts';
import { isUnspaced } from './tokenize.ts';

const TYPED_JOIN = 2;
const UNTYPED_JOIN = 0.7;
const TITLE_BONUS = 0.3;
/** What a word is worth that titles and names do not have, and one beside which another is meant. */
const UNTITLED = 0.5;
const ASIDE = 0.25;
/** Two characters that seldom meet are more often the end and beginning of two words than a rare word. */
const RAREST_PAIR = 3;

interface ScoredIndex {
  readonly documentCount: number;
  readonly lengthClassOf: (document: number) => number | undefined;
  /** Words that count little beside others: the names of products that readers come from. */
  readonly asides: ReadonlySet<string>;
  /** Whether sections have names that readers gave: a word that none of them has is then hardly a subject. */
  readonly hasNames: boolean;
}

interface Scores {
  /** Indexed by document; 0 where nothing matches. */
  readonly scores: Float32Array;
  readonly expansions: readonly Expansions[];
  /** How much each word of the query says, in its order. */
  readonly weights: readonly number[];
  /** The share of the query that a document has. Indexed by document. */
  readonly coverages: Float32Array;
}

/** The documents a word is found in, each once, with the best of its matches there: never their sum. */
class Hits {
  readonly documents: number[] = [];
  /** Indexed by document. */
  readonly strengths: Float32Array;
  /** 1 where one of the matches is in the title. */
  readonly titled: Uint8Array;

  constructor(documentCount: number) {
    this.strengths = new Float32Array(documentCount);
    this.titled = new Uint8Array(documentCount);
  }

  raise(document: number, value: number): void {
    const before = this.strengths[document];
    if (before === undefined || before >= value) return;
    if (before === 0) this.documents.push(document);
    this.strengths[document] = value;
  }

  clear(): void {
    for (const document of this.documents) {
      this.strengths[document] = 0;
      this.titled[document] = 0;
    }
    this.documents.length = 0;
  }
}

/** Returns in how many documents the expansion occurs. */
function collectHits(
  { postings, share }: Expansion,
  hits: Hits,
  lengthClassOf: (document: number) => number | undefined,
): number {
  return readPostings(postings, (document, strength, elsewhere) => {
    if (strength >= CONTENT_LEVELS) hits.titled[document] = 1;
    hits.raise(document, share * strengthOf(strength, elsewhere, lengthClassOf(document)));
  });
}

/**
 * Every word adds its rarity times its best match; a word joined with its neighbours into one identifier adds to that
 * and counts as found for each of them; the sum is lowered by the share of the query that a document leaves out, and
 * raised by the share that is in its title.
 */
export function scoreDocuments(
  query: Query,
  blocks: readonly TermBlock[],
  index: ScoredIndex,
): Scores {
  const { documentCount, lengthClassOf, asides, hasNames } = index;
  const scores = new Float32Array(documentCount);
  const covered = new Float32Array(documentCount);
  const inTitle = new Float32Array(documentCount);
  const expanded = expandQuery(query, blocks);
  const hits = new Hits(documentCount);

  const collect = ({ exact, related, beginning, guessed }: Expansions) => {
    const frequency = exact ? collectHits(exact, hits, lengthClassOf) : 0;
    for (const other of [...related, ...beginning, ...guessed])
      collectHits(other, hits, lengthClassOf);
    return rarity(frequency || hits.documents.length || documentCount, documentCount);
  };

  const joined = query.joins.map((join, i) => {
    const weight = collect(expanded.joins[i]!) * (join.typed ? TYPED_JOIN : UNTYPED_JOIN);
    const matches = hits.documents.map(document => ({
      document,
      value: hits.strengths[document]!,
    }));
    for (const { document, value } of matches) scores[document]! += weight * value;
    hits.clear();
    return { ...join, matches };
  });

  let whole = 0;
  const weights: number[] = [];
  expanded.words.forEach((found, i) => {
    const word = query.words[i]!;
    const rare = collect(found);
    const weight =
      (isUnspaced(word) ? Math.min(rare, RAREST_PAIR) : rare) *
      (asides.has(word) ? ASIDE : 1) *
      (hasNames && !hits.documents.some(document => hits.titled[document]) ? UNTITLED : 1);
    for (const { from, count, matches } of joined) {
      if (i < from || i >= from + count) continue;
      for (const { document, value } of matches) hits.raise(document, value);
    }
    for (const document of hits.documents) {
      scores[document]! += weight * hits.strengths[document]!;
      covered[document]! += weight;
      inTitle[document]! += weight * hits.titled[document]!;
    }
    whole += weight;
    weights.push(weight);
    hits.clear();
  });

  for (let document = 0; document < documentCount; document++) {
    if (!scores[document]) continue;
    const coverage = covered[document]! / whole;
    covered[document] = coverage;
    const titled = inTitle[document]! / whole;
    scores[document]! *= coverage * Math.sqrt(coverage) * (1 + TITLE_BONUS * titled * titled);
  }
  return {
    scores,
    expansions: [...expanded.joins, ...expanded.words],
    weights,
    coverages: covered,
  };
}

/** The best `count` documents, best first; of equals the earlier. A full sort of all matches would cost a frame. */
export function topDocuments(
  scores: Float32Array,
  count: number,
  accept: (document: number) => boolean,
): number[] {
  const top: number[] = [];
  for (let document = 0; document < scores.length; document++) {
    const score = scores[document]!;
    const full = top.length === count;
    if (!(score > 0) || (full && score <= scores[top.at(-1)!]!) || !accept(document)) continue;
    if (full) top.pop();
    let at = top.length;
    while (at > 0 && scores[top[at - 1]!]! < score) at--;
    top.splice(at, 0, document);
  }
  return top;
}
