import { encodeDictionary } from './dictionary.ts';
import {
  type CodedTerms,
  documentShardName,
  type HanData,
  hanShardName,
  type SearchDocument,
  type Section,
  type Shard,
  type ShardedIndex,
  type SplitIndex,
  termShardName,
  textShardName,
} from './index-file.ts';
import type { InvertedSections, TermPostings } from './invert-sections.ts';
import { encodePostings, type Posting } from './postings.ts';
import { contentLevelInText, strength } from './strength.ts';
import { isUnspaced } from './tokenize.ts';

/** Less than 1 kB compressed: a Chinese query of six characters asks for five of them, and uses a line of each. */
const SPLIT_SHARD_CHARACTERS = 700;
/** About half a kB compressed: results are seldom neighbours, so a larger run would be mostly text that nobody sees. */
const TEXT_SHARD_BYTES = 600;
const TERM_SHARD_CHARACTERS = 8000;
const DOCUMENTS_PER_SHARD = 16;
const MOST_KEPT = 2500;

interface Written<Manifest> {
  readonly manifest: Manifest;
  readonly shards: readonly Shard[];
}

/** The lists of postings apart; the documents stay where they are. */
export function writeSplit(
  { terms, lengthClasses }: InvertedSections,
  sections: readonly Section[],
  han?: HanData,
): Written<SplitIndex> {
  const { firstTerms, runs } = cutTerms(terms, SPLIT_SHARD_CHARACTERS, encodePostings);
  const texts = cutTexts(sections.map(({ content }) => content));
  const hash = contentHash([...runs, ...texts, han ?? ''].map(run => JSON.stringify(run)));
  const words = terms.map(({ term }) => term).filter(term => !isUnspaced(term));
  return {
    manifest: {
      hash,
      lengths: lengthClasses.join(''),
      firstTerms,
      words: encodeDictionary(words),
      textCounts: texts.map(run => run.length),
      ...(han && { han: true }),
    },
    shards: [
      ...runs.map((content, i) => ({ name: termShardName(hash, i), content })),
      ...texts.map((content, i) => ({ name: textShardName(hash, i), content })),
      ...(han ? [{ name: hanShardName(hash), content: han }] : []),
    ],
  };
}

/** Postings and documents apart. */
export function writeShards(
  inverted: InvertedSections,
  documents: readonly SearchDocument[],
): Written<ShardedIndex> {
  const { firstTerms, runs: termShards } = cutTerms(
    inverted.terms,
    TERM_SHARD_CHARACTERS,
    postings => encodeForShard(postings, inverted.lengthClasses),
  );
  const documentShards: SearchDocument[][] = [];
  for (let from = 0; from < documents.length; from += DOCUMENTS_PER_SHARD) {
    documentShards.push(documents.slice(from, from + DOCUMENTS_PER_SHARD));
  }
  const hash = contentHash([...termShards, ...documentShards].map(shard => JSON.stringify(shard)));
  return {
    manifest: {
      hash,
      documentCount: documents.length,
      documentsPerShard: DOCUMENTS_PER_SHARD,
      firstTerms,
    },
    shards: [
      ...termShards.map((content, i) => ({ name: termShardName(hash, i), content })),
      ...documentShards.map((content, i) => ({ name: documentShardName(hash, i), content })),
    ],
  };
}

/** A shard does not know the lengths of documents, and a list of tens of thousands of them is not worth its bytes. */
function encodeForShard(postings: readonly Posting[], lengthClasses: readonly number[]): string {
  const countLengthIn = (posting: Posting): Posting => ({
    ...posting,
    content: contentLevelInText(posting.content, lengthClasses[posting.document]!),
  });
  return encodePostings(prunePostings(postings.map(countLengthIn)), postings.length);
}

interface CutTerms {
  /** Front-coded, the first of each run. */
  readonly firstTerms: string;
  readonly runs: readonly CodedTerms[];
}

interface CodedTerm {
  readonly term: string;
  readonly coded: string;
}

/** Runs of the sorted dictionary, each of about so many characters. */
function cutTerms(
  terms: readonly TermPostings[],
  mostCharacters: number,
  encode: (postings: readonly Posting[]) => string,
): CutTerms {
  const runs: CodedTerm[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const { term, postings } of terms) {
    const coded = encode(postings);
    if (characters + coded.length > mostCharacters) {
      runs.push([]);
      characters = 0;
    }
    runs.at(-1)!.push({ term, coded });
    characters += term.length + coded.length;
  }
  return {
    firstTerms: encodeDictionary(runs.map(run => run[0]!.term)),
    runs: runs.map(run => ({
      terms: encodeDictionary(run.map(({ term }) => term)),
      postings: run.map(({ coded }) => coded).join(' '),
    })),
  };
}

const utf8Length = (text: string): number =>
  [...text].reduce((sum, character) => {
    const code = character.codePointAt(0)!;
    if (code < 0x80) return sum + 1;
    return sum + (code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
  }, 0);

/** Runs of texts, each of about so many bytes and of whole documents. */
function cutTexts(texts: readonly string[]): string[][] {
  const runs: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    const size = utf8Length(text);
    if (bytes + size > TEXT_SHARD_BYTES) {
      runs.push([]);
      bytes = 0;
    }
    runs.at(-1)!.push(text);
    bytes += size;
  }
  return runs;
}

/**
 * A word in tens of thousands of sections says little about any of them, yet its list would be most of a first
 * query's download: keep the strongest, and all in titles before any in texts.
 */
export function prunePostings(postings: readonly Posting[]): readonly Posting[] {
  if (postings.length <= MOST_KEPT) return postings;
  const worth = ({ content, title, elsewhere }: Posting) =>
    strength(content, title, elsewhere) + (title ? 1 : 0);
  return [...postings]
    .sort((a, b) => worth(b) - worth(a) || a.document - b.document)
    .slice(0, MOST_KEPT)
    .sort((a, b) => a.document - b.document);
}

/** Two 32-bit FNV-1a sums: names a file by what is in it. Not meant to resist an attacker. */
export function contentHash(texts: Iterable<string>): string {
  let low = 0x811c9dc5;
  let high = 0xc9dc5118;
  for (const text of texts) {
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      low = Math.imul(low ^ code, 0x01000193);
      high = Math.imul(high ^ (code + (low >>> 24)), 0x01000193);
    }
    // A boundary, so that moving text from one shard to the next changes the name.
    low = Math.imul(low ^ 0x10000, 0x01000193);
  }
  const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0');
  return hex(low) + hex(high);
}
