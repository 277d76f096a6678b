import { lowerBound, type TermBlock } from './dictionary.ts';
import { similarTerms } from './similar-terms.ts';
import { stem } from './stem.ts';
import { FIRST_UNSPACED, isSingleUnspaced, isUnspaced, tokenize } from './tokenize.ts';

const LONGEST_QUERY = 512;
/** A pasted Chinese paragraph would otherwise be hundreds of pairs, each looked up at every keystroke. */
const MOST_WORDS = 64;
const MOST_JOINED = 4;
const JOINABLE = /^[\p{L}\p{N}]+$/u;

const SHARE = {
  related: 0.65,
  alike: 0.5,
  beginning: 0.2,
  completeness: 0.4,
  oneSlip: 0.5,
  twoSlips: 0.25,
  inside: 0.4,
  misspeltBeginning: 0.3,
};
const SHORTEST_INSIDE = 4;
const SHORTEST_STEM = 3;

/** Neighbouring words read as one identifier. */
interface Join {
  readonly term: string;
  readonly from: number;
  readonly count: number;
  /** Written as one by the reader (`aspectRatio`), rather than tried by us (`aspect ratio`). */
  readonly typed: boolean;
}

/** Words that mean the same to readers, by the stem of each. */
export type Alike = ReadonlyMap<string, readonly string[]>;

export interface Query {
  readonly words: readonly string[];
  /** For each word those that readers say instead. */
  readonly others: readonly (readonly string[])[];
  readonly joins: readonly Join[];
}

/** A dictionary term that a word of the query may mean. */
export interface Expansion {
  readonly term: string;
  readonly postings: string;
  /** How much of an exact match it is worth. */
  readonly share: number;
}

export interface Expansions {
  readonly exact?: Expansion;
  /** Of the same family: plural, past, noun of a verb. */
  readonly related: readonly Expansion[];
  readonly beginning: readonly Expansion[];
  /** Misspelt, or inside a longer identifier. Only looked for when the word itself does not exist. */
  readonly guessed: readonly Expansion[];
}

interface ExpandedQuery {
  /** One for each word. */
  readonly words: readonly Expansions[];
  /** One for each join. */
  readonly joins: readonly Expansions[];
}

export function parseQuery(input: string, alike?: Alike): Query {
  const words: string[] = [];
  const joins: Join[] = [];
  for (const { term, joins: count } of tokenize(input.slice(0, LONGEST_QUERY))) {
    if (count === 0) {
      if (words.length === MOST_WORDS) break;
      words.push(term);
    } else {
      joins.push({ term, from: words.length - count, count, typed: true });
    }
  }
  const others = words.map(word => alike?.get(stem(word)) ?? []);
  return { words, others, joins: [...joins, ...untypedJoins(words, joins)] };
}

function untypedJoins(words: readonly string[], typed: readonly Join[]): Join[] {
  const joins: Join[] = [];
  for (let from = 0; from < words.length; from++) {
    let term = words[from]!;
    for (let count = 2; count <= MOST_JOINED; count++) {
      const next = words[from + count - 1];
      if (next === undefined || !joinable(term) || !joinable(next)) break;
      term += next;
      if (!typed.some(join => join.from === from && join.count === count)) {
        joins.push({ term, from, count, typed: false });
      }
    }
  }
  return joins;
}

const joinable = (word: string) => JOINABLE.test(word) && !isUnspaced(word);

export function findExact(blocks: readonly TermBlock[], word: string): Expansion | undefined {
  for (const { terms, postings } of blocks) {
    const at = lowerBound(terms, word);
    if (terms[at] === word) return { term: word, postings: postings[at]!, share: 1 };
  }
  return undefined;
}

/** Words of one stem begin alike, all but the last letter of it. */
function findRelated(blocks: readonly TermBlock[], word: string): Expansion[] {
  const family = stem(word);
  const start = family.slice(0, Math.max(SHORTEST_STEM, family.length - 1));
  if (isUnspaced(word) || word.length <= SHORTEST_STEM || !word.startsWith(start)) return [];
  return blocks.flatMap(({ terms, postings }) => {
    const found: Expansion[] = [];
    for (let at = lowerBound(terms, start); terms[at]?.startsWith(start); at++) {
      const term = terms[at]!;
      if (term !== word && stem(term) === family) {
        found.push({ term, postings: postings[at]!, share: SHARE.related });
      }
    }
    return found;
  });
}

function findBeginning(blocks: readonly TermBlock[], word: string): Expansion[] {
  return blocks.flatMap(({ terms, postings }) => {
    const found: Expansion[] = [];
    for (let at = lowerBound(terms, word); terms[at]?.startsWith(word); at++) {
      const term = terms[at]!;
      const share = SHARE.beginning + (SHARE.completeness * word.length) / term.length;
      if (term !== word) found.push({ term, postings: postings[at]!, share });
    }
    return found;
  });
}

function findGuessed(blocks: readonly TermBlock[], word: string): Expansion[] {
  return blocks.flatMap(block => {
    const { terms, postings } = block;
    const found = similarTerms(block, word).map(({ position, distance }) => ({
      term: terms[position]!,
      postings: postings[position]!,
      share: distance === 1 ? SHARE.oneSlip : SHARE.twoSlips,
    }));
    const unspaced = isSingleUnspaced(word);
    if (word.length < SHORTEST_INSIDE && !unspaced) return found;
    const border = lowerBound(terms, FIRST_UNSPACED);
    const end = unspaced ? terms.length : border;
    for (let at = unspaced ? border : 0; at < end; at++) {
      const term = terms[at]!;
      if (term.length > word.length && term.indexOf(word) > 0) {
        found.push({ term, postings: postings[at]!, share: SHARE.inside });
      }
    }
    return found;
  });
}

/** The last resort for a word still being typed: the slip is in what is there so far, and the end is missing. */
function findMisspeltBeginning(blocks: readonly TermBlock[], word: string): Expansion[] {
  return blocks.flatMap(({ terms, shared, postings }) => {
    const from = lowerBound(terms, word.slice(0, 1));
    const to = lowerBound(terms, `${word.slice(0, 1)}\uffff`);
    const positions = new Set<number>();
    // A letter left out makes the written beginning one longer than the word.
    for (const length of [word.length, word.length + 1]) {
      const cut = {
        terms: terms.slice(from, to).map(term => term.slice(0, length)),
        shared: shared.slice(from, to).map(count => Math.min(count, length)),
      };
      for (const { position } of similarTerms(cut, word)) positions.add(from + position);
    }
    return [...positions].map(at => ({
      term: terms[at]!,
      postings: postings[at]!,
      share: SHARE.misspeltBeginning,
    }));
  });
}

function findAlike(blocks: readonly TermBlock[], others: readonly string[]): Expansion[] {
  return others
    .flatMap(other => [findExact(blocks, other) ?? [], findRelated(blocks, other)].flat())
    .map(found => ({ ...found, share: SHARE.alike }));
}

function expandTerm(
  blocks: readonly TermBlock[],
  word: string,
  stillTyping = false,
  others: readonly string[] = [],
): Expansions {
  const exact = findExact(blocks, word);
  const beginning = findBeginning(blocks, word);
  const related = [...findRelated(blocks, word), ...findAlike(blocks, others)];
  // A pair of Chinese characters has no misspelling; a single one may end a pair as well as begin it.
  const unspaced = isUnspaced(word);
  let guessed: Expansion[] = [];
  if (unspaced ? isSingleUnspaced(word) : !exact && !related.length)
    guessed = findGuessed(blocks, word);
  if (stillTyping && !unspaced && !exact && !beginning.length && !guessed.length) {
    guessed = findMisspeltBeginning(blocks, word);
  }
  return { ...(exact && { exact }), related, beginning, guessed };
}

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
    related: [],
    beginning: stillTyping ? findBeginning(blocks, term) : [],
    guessed: [],
  };
}

export const expandQuery = (query: Query, blocks: readonly TermBlock[]): ExpandedQuery => ({
  words: query.words.map((word, i) =>
    expandTerm(blocks, word, i === query.words.length - 1, query.others[i]),
  ),
  joins: query.joins.map(join => expandJoin(blocks, join, query.words.length)),
});
