import type { SearchDocument } from './search-document.ts';

const SUPPORTERS = 24;
const SUPPORT = 0.1;
/** From the third of a page on each is worth this share of the one before it. */
const CROWDING = 0.8;
const UNCROWDED = 2;

interface Ranked {
  readonly document: SearchDocument;
  readonly score: number;
}

/**
 * What a page says in many places it is about: each of its matches raises the others a little. Yet the first two of
 * them lead there, and more only keep other pages out of sight.
 */
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
  const shown = new Map<string, number>();
  return top.map(({ document, score }) => {
    const group = groupOf(document);
    const before = shown.get(group) ?? 0;
    shown.set(group, before + 1);
    const others = sums.get(group)! - score;
    const crowded = CROWDING ** Math.max(before + 1 - UNCROWDED, 0);
    return { document, score: score * crowded * (1 + (SUPPORT * others) / best) };
  });
}
