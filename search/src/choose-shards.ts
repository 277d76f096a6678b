import { lowerBound } from './term-block.ts';

const MOST_SHARDS = 6;

/**
 * Which term shards a query is worth: the one that would hold each word, and the one after it for the word still
 * being typed, whose completions may reach over the border. Long queries are thinned, long words first because they
 * are rare, then every other one, because two pairs of Chinese characters overlap.
 */
export function chooseShards(firstTerms: readonly string[], words: readonly string[]): number[] {
  const shardOf = (word: string) => Math.max(lowerBound(firstTerms, `${word}\0`) - 1, 0);
  const order = words.map((word, i) => ({ word, i }));
  order.sort((a, b) => b.word.length - a.word.length || (a.i % 2) - (b.i % 2) || a.i - b.i);

  const chosen = new Set<number>();
  for (const { word } of order) {
    if (chosen.size < MOST_SHARDS) chosen.add(shardOf(word));
  }
  const typing = words.at(-1);
  if (typing !== undefined && chosen.has(shardOf(typing))) {
    const next = shardOf(typing) + 1;
    if (firstTerms[next]?.startsWith(typing)) chosen.add(next);
  }
  return firstTerms.length ? [...chosen] : [];
}
