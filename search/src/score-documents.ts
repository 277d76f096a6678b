import { collectHits, Hits } from './collect-hits.ts';
import { expandQuery } from './expand-query.ts';
import type { Expansions } from './expand-term.ts';
import type { Query } from './parse-query.ts';
import { rarity } from './strength.ts';
import type { TermBlock } from './term-block.ts';

const TYPED_JOIN = 2;
const UNTYPED_JOIN = 0.7;
const TITLE_BONUS = 0.3;

export interface ScoredIndex {
  readonly documentCount: number;
  readonly lengthClassOf: (document: number) => number | undefined;
}

export interface Scores {
  /** Indexed by document; 0 where nothing matches. */
  readonly scores: Float32Array;
  readonly expansions: readonly Expansions[];
}

/**
 * Every word adds its rarity times its best match; a word joined with its neighbours into one identifier adds to that
 * and counts as found for each of them; the sum is lowered by the share of the query that a document leaves out, and
 * raised by the share that stands in its title.
 */
export function scoreDocuments(
  query: Query,
  blocks: readonly TermBlock[],
  index: ScoredIndex,
): Scores {
  const { documentCount, lengthClassOf } = index;
  const scores = new Float32Array(documentCount);
  const covered = new Float32Array(documentCount);
  const inTitle = new Float32Array(documentCount);
  const expanded = expandQuery(query, blocks);
  const hits = new Hits(documentCount);

  const collect = ({ exact, beginning, guessed }: Expansions) => {
    const frequency = exact ? collectHits(exact, hits, lengthClassOf) : 0;
    for (const other of [...beginning, ...guessed]) collectHits(other, hits, lengthClassOf);
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
  expanded.words.forEach((found, i) => {
    const weight = collect(found);
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
    hits.clear();
  });

  for (let document = 0; document < documentCount; document++) {
    if (!scores[document]) continue;
    const coverage = covered[document]! / whole;
    const titled = inTitle[document]! / whole;
    scores[document]! *= coverage * Math.sqrt(coverage) * (1 + TITLE_BONUS * titled * titled);
  }
  return { scores, expansions: [...expanded.joins, ...expanded.words] };
}
