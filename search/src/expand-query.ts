import { type Expansions, expandTerm, findBeginning, findExact } from './expand-term.ts';
import type { Join, Query } from './parse-query.ts';
import type { TermBlock } from './term-block.ts';

export interface ExpandedQuery {
  /** One for each word. */
  readonly words: readonly Expansions[];
  /** One for each join. */
  readonly joins: readonly Expansions[];
}

export const expandQuery = (query: Query, blocks: readonly TermBlock[]): ExpandedQuery => ({
  words: query.words.map((word, i) => expandTerm(blocks, word, i === query.words.length - 1)),
  joins: query.joins.map(join => expandJoin(blocks, join, query.words.length)),
});

function expandJoin(
  blocks: readonly TermBlock[],
  { term, typed, from, count }: Join,
  words: number,
): Expansions {
  if (typed) return expandTerm(blocks, term);
  const exact = findExact(blocks, term);
  const stillTyping = from + count === words;
  return {
    ...(exact && { exact }),
    beginning: stillTyping ? findBeginning(blocks, term) : [],
    guessed: [],
  };
}
