import { encodeDictionary } from './front-coding.ts';
import type { IndexFile, Shard, WholeIndex } from './index-file.ts';
import { type InvertedSections, invertSections } from './invert-sections.ts';
import { encodePostings } from './postings.ts';
import type { Section } from './search-document.ts';
import { writeDocument } from './write-document.ts';
import { writeShards } from './write-shards.ts';
import { writeSplit } from './write-split.ts';

const LARGEST_WHOLE_FILE = 60_000;
const LARGEST_SPLIT_FILE = 250_000;
/** Bytes that gzip leaves of a character: .26 to .47 were measured, English least and Chinese most. */
const COMPRESSED_SHARE = 0.45;

export interface WriteOptions {
  /** Also find a section by the sidebar categories above it. */
  readonly withParentCategories?: boolean;
  /** Compressed bytes of a single file above which the lists of postings are written apart; 0 always does. */
  readonly splitAbove?: number;
  /** And above which the documents are as well; 0 always does. */
  readonly shardAbove?: number;
  /** Compressed bytes of a text. Without it they are estimated, this code having no compressor. */
  readonly compressedSize?: (json: string) => number;
}

export interface WrittenIndex {
  readonly file: IndexFile;
  readonly shards: readonly Shard[];
}

export function writeIndex(sections: readonly Section[], options: WriteOptions = {}): WrittenIndex {
  const {
    withParentCategories = false,
    splitAbove = LARGEST_WHOLE_FILE,
    shardAbove = LARGEST_SPLIT_FILE,
    compressedSize = json => json.length * COMPRESSED_SHARE,
  } = options;
  const documents = sections.map(writeDocument);
  const inverted = invertSections(sections, withParentCategories);
  if (shardAbove > 0) {
    const file = { documents, index: writeWhole(inverted) };
    const size = compressedSize(JSON.stringify(file));
    if (size <= shardAbove && size > splitAbove) {
      const { manifest, shards } = writeSplit(inverted);
      return { file: { documents, index: manifest }, shards };
    }
    if (size <= shardAbove) return { file, shards: [] };
  }
  const { manifest, shards } = writeShards(inverted, documents);
  return { file: { documents: [], index: manifest }, shards };
}

const writeWhole = ({ terms, lengthClasses }: InvertedSections): WholeIndex => ({
  lengths: lengthClasses.join(''),
  terms: encodeDictionary(terms.map(({ term }) => term)),
  postings: terms.map(({ postings }) => encodePostings(postings)).join(' '),
});
