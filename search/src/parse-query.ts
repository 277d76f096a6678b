import { tokenize } from './tokenize.ts';
import { isUnspaced } from './unspaced.ts';

const LONGEST_QUERY = 512;
/** A pasted Chinese paragraph would otherwise be hundreds of pairs, each looked up at every keystroke. */
const MOST_WORDS = 64;
const MOST_JOINED = 4;
const JOINABLE = /^[\p{L}\p{N}]+$/u;

/** Neighbouring words read as one identifier. */
export interface Join {
  readonly term: string;
  readonly from: number;
  readonly count: number;
  /** Written as one by the reader (`aspectRatio`), rather than tried by us (`aspect ratio`). */
  readonly typed: boolean;
}

export interface Query {
  readonly words: readonly string[];
  readonly joins: readonly Join[];
}

export function parseQuery(input: string): Query {
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
  return { words, joins: [...joins, ...untypedJoins(words, joins)] };
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
