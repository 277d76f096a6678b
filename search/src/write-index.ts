import { encodeDictionary } from './dictionary.ts';
import type { IndexFile, SearchDocument, Section, Shard, WholeIndex } from './index-file.ts';
import { type InvertedSections, invertSections } from './invert-sections.ts';
import { encodePostings } from './postings.ts';
import { writeShards, writeSplit } from './write-shards.ts';

const LARGEST_WHOLE_FILE = 60_000;
const LARGEST_SPLIT_FILE = 250_000;
/** Bytes that gzip leaves of a character: .26 to .47 were measured, English least and Chinese most. */
const COMPRESSED_SHARE = 0.45;

/** Columns and characters of an excerpt. */
const WIDEST = 80;
const LONGEST = 120;
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/;
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;

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

/** The order of the keys lets compression repeat what neighbouring sections share in one stroke. */
function writeDocument(section: Section, id: number): SearchDocument {
  return {
    id,
    type: section.type,
    ...(section.kind === undefined ? {} : { kind: section.kind }),
    tags: section.tags ?? [],
    sidebarParentCategories: section.sidebarParentCategories ?? [],
    pageTitle: section.pageTitle,
    sectionRoute: section.sectionRoute,
    sectionTitle: section.sectionTitle,
    title: section.sectionTitle || section.pageTitle,
    content: excerpt(section.content),
    ...(section.worth === undefined ? {} : { worth: section.worth }),
  };
}

/**
 * The opening of a section, one line of a result wide: at most 80 columns, a Chinese character taking two.
 * Excerpts are a fifth of an index file, and one line is what a list of results has room for.
 */
export function excerpt(content: string): string {
  const text = content.slice(0, 1000).replace(/\s+/g, ' ').trim();
  let columns = 0;
  let end = 0;
  let lastWordEnd = 0;
  let previousWasNarrowWord = false;
  for (const character of text) {
    const wide = WIDE.test(character);
    const narrowWord = !wide && WORD_CHARACTER.test(character);
    if (!(narrowWord && previousWasNarrowWord)) lastWordEnd = end;
    columns += wide ? 2 : 1;
    if (columns > WIDEST || end + character.length >= LONGEST) {
      return `${text.slice(0, lastWordEnd || end).trimEnd()}…`;
    }
    previousWasNarrowWord = narrowWord;
    end += character.length;
  }
  return text;
}
