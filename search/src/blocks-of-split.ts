import { expandQuery } from './expand-query.ts';
import type { Expansions } from './expand-term.ts';
import { decodeDictionary } from './front-coding.ts';
import { type CodedTerms, type SplitIndex, termShardName } from './index-file.ts';
import { type LoadShard, loadOnce } from './load-once.ts';
import type { Query } from './parse-query.ts';
import type { SearchIndex } from './search-index.ts';
import { decodeTerms, lowerBound } from './term-block.ts';
import { isUnspaced } from './unspaced.ts';

/** What a query may fetch: first what was written, then what it may become, then what may have been meant. */
const MOST_SHARDS = 8;

export function blocksOfSplit(
  manifest: SplitIndex,
  loadShard: LoadShard,
): SearchIndex['loadBlocks'] {
  const firstTerms = decodeDictionary(manifest.firstTerms).terms;
  const words = { ...decodeDictionary(manifest.words), postings: [] };
  const load = loadOnce(loadShard);
  const shardOf = (term: string) => Math.max(lowerBound(firstTerms, `${term}\0`) - 1, 0);

  return async query => {
    const { words: ofWords, joins } = expandQuery(query, [words]);
    const chosen = new Set<number>();
    const choose = (shard: number) => chosen.size < MOST_SHARDS && chosen.add(shard);
    for (const word of unspacedWords(query)) {
      let shard = shardOf(word);
      do choose(shard++);
      while (firstTerms[shard]?.startsWith(word));
    }
    for (const part of ['exact', 'beginning', 'guessed'] as const) {
      for (const expansions of joins) termsOf(expansions, part).map(shardOf).forEach(choose);
      ofWords.forEach((expansions, i) => {
        const shards = termsOf(expansions, part).map(shardOf);
        // One letter begins a tenth of all words, and is followed by a second one at once.
        (query.words[i]!.length > 1 ? shards : shards.slice(0, 1)).forEach(choose);
      });
    }
    const blocks = await Promise.all(
      [...chosen].map(shard =>
        load(termShardName(manifest.hash, shard), content => decodeTerms(content as CodedTerms)),
      ),
    );
    return blocks.filter(block => block !== undefined);
  };
}

/** Pairs of characters are in no dictionary here; every other one covers a long query, because they overlap. */
function unspacedWords({ words }: Query): string[] {
  const pairs = words.filter(isUnspaced);
  if (pairs.length <= MOST_SHARDS) return pairs;
  return [...pairs.filter((_, i) => i % 2 === 0), ...pairs.filter((_, i) => i % 2 === 1)];
}

const termsOf = (expansions: Expansions, part: keyof Expansions): string[] =>
  [expansions[part] ?? []].flat().map(({ term }) => term);
