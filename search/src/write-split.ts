import { contentHash } from './content-hash.ts';
import { cutTerms } from './cut-terms.ts';
import { encodeDictionary } from './front-coding.ts';
import { type Shard, type SplitIndex, termShardName } from './index-file.ts';
import type { InvertedSections } from './invert-sections.ts';
import { encodePostings } from './postings.ts';
import { isUnspaced } from './unspaced.ts';

/** About 2 kB compressed: a Chinese query of six characters asks for five of them. */
const SHARD_CHARACTERS = 3500;

export interface WrittenSplit {
  readonly manifest: SplitIndex;
  readonly shards: readonly Shard[];
}

export function writeSplit({ terms, lengthClasses }: InvertedSections): WrittenSplit {
  const { firstTerms, runs } = cutTerms(terms, SHARD_CHARACTERS, encodePostings);
  const hash = contentHash(runs.map(run => JSON.stringify(run)));
  const words = terms.map(({ term }) => term).filter(term => !isUnspaced(term));
  return {
    manifest: {
      hash,
      lengths: lengthClasses.join(''),
      firstTerms,
      words: encodeDictionary(words),
    },
    shards: runs.map((content, i) => ({ name: termShardName(hash, i), content })),
  };
}
