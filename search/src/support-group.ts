import type { SearchDocument } from './search-document.ts';

const SUPPORTERS = 24;
const SUPPORT = 0.1;

interface Ranked {
  readonly document: SearchDocument;
  readonly score: number;
}

/** What a page says in many places it is about: each of its matches raises the others a little. */
export function supportGroup(
  ranked: readonly Ranked[],
  groupOf: (document: SearchDocument) => string,
): Ranked[] {
  const top = ranked.toSorted((a, b) => b.score - a.score).slice(0, SUPPORTERS);
  const best = top[0]?.score ?? 1;
  const sums = new Map<string, number>();
  for (const { document, score } of top) {
    const group = groupOf(document);
    sums.set(group, (sums.get(group) ?? 0) + score);
  }
  return top.map(({ document, score }) => {
    const others = sums.get(groupOf(document))! - score;
    return { document, score: score * (1 + (SUPPORT * others) / best) };
  });
}
