import { encodeDictionary } from './dictionary.ts';
import { excerpt } from './excerpt.ts';
import type {
  HanData,
  IndexFile,
  SearchDocument,
  Section,
  Shard,
  WholeIndex,
} from './index-file.ts';
import { type InvertedSections, invertSections } from './invert-sections.ts';
import { encodePostings } from './postings.ts';
import { writeShards, writeSplit } from './write-shards.ts';

const LARGEST_WHOLE_FILE = 8000;
/** Of what is fetched before a query when the postings are apart: documents, lengths and words. */
const LARGEST_SPLIT_FILE = 90_000;
/** Bytes that gzip leaves of a character: .26 to .47 were measured, English least and Chinese most. */
const COMPRESSED_SHARE = 0.45;

/** Columns of what is shown until the texts have come, where these are apart. */
const OPENING = 16;

export interface WriteOptions {
  /** Also find a section by the sidebar categories above it. */
  readonly withParentCategories?: boolean;
  /** Compressed bytes of a single file above which the lists of postings are written apart; 0 always does. */
  readonly splitAbove?: number;
  /** Compressed bytes of the documents and words above which these are written apart as well; 0 always does. */
  readonly shardAbove?: number;
  /** Compressed bytes of a text. Without it they are estimated, this code having no compressor. */
  readonly compressedSize?: (json: string) => number;
  /** For Chinese: what readers type by its sound or in traditional characters is then understood. */
  readonly han?: HanData;
  /** Words that count little beside others, such as the names of other products. */
  readonly asides?: readonly string[];
  /** Words that mean the same to readers, a group each, with spaces between them. */
  readonly alike?: readonly string[];
  /** Words by which a question says that it is one. */
  readonly fillers?: readonly string[];
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
    han,
    asides = [],
    alike = [],
    fillers = [],
  } = options;
  const documents = sections.map((section, id) => writeDocument(section, id));
  const inverted = invertSections(sections, withParentCategories);
  if (shardAbove > 0) {
    const said = {
      ...(asides.length > 0 && { asides }),
      ...(alike.length > 0 && { alike }),
      ...(fillers.length > 0 && { fillers }),
    };
    const named = {
      ...(documents.some(({ names }) => names) && {
        names: documents.map(({ names }) => names ?? (0 as const)),
      }),
    };
    const whole = {
      index: { ...named, ...writeWhole(inverted), ...said, ...(han && { han }) },
      documents: documents.map(withoutNames),
    };
    if (compressedSize(JSON.stringify(whole)) <= splitAbove) return { file: whole, shards: [] };
    const { manifest, shards } = writeSplit(inverted, sections, han);
    // The reference says itself in a word; its texts come with the results as the others do.
    const openingOf = ({ kind }: Section) => (kind ? 0 : OPENING);
    const opened = sections.map((section, id) => writeDocument(section, id, openingOf(section)));
    const index = { ...named, ...manifest, ...said };
    const file = { index, documents: opened.map(withoutNames) };
    if (compressedSize(JSON.stringify(file)) <= shardAbove) return { file, shards };
  }
  const { manifest, shards } = writeShards(inverted, documents);
  return { file: { documents: [], index: manifest }, shards };
}

const writeWhole = ({ terms, lengthClasses }: InvertedSections): WholeIndex => ({
  lengths: lengthClasses.join(''),
  terms: encodeDictionary(terms.map(({ term }) => term)),
  postings: terms.map(({ postings }) => encodePostings(postings)).join(' '),
});

const withoutNames = ({ names, ...document }: SearchDocument): SearchDocument => document;

/** The order of the keys lets compression repeat what neighbouring sections share in one stroke. */
function writeDocument(section: Section, id: number, columns?: number): SearchDocument {
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
    content: columns === 0 ? '' : excerpt(section.content, columns),
    ...(section.worth === undefined ? {} : { worth: section.worth }),
    ...(section.names?.length ? { names: section.names } : {}),
  };
}
