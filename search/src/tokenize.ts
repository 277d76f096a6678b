import { normaliseText } from './normalise-text.ts';
import { splitIdentifier } from './split-identifier.ts';
import { UNSPACED_CLASS } from './unspaced.ts';

export interface Token {
  readonly term: string;
  /** Range in the original text. */
  readonly start: number;
  readonly end: number;
  /** How many of the tokens just before this one it joins: 2 for `aspectratio` after `aspect`, `ratio`. */
  readonly joins: number;
}

const LETTER = `(?:[A-Za-z0-9]|(?!${UNSPACED_CLASS})[\\p{L}\\p{N}\\p{M}])`;
// 16:9, 1024x1024, 3.5 and v1.31 mean something only as a whole.
const MEASURE = `[vV]?(\\p{Nd}+(?:[.:xX×]\\p{Nd}+)+)(?!${LETTER})`;
const PIECE = new RegExp(`(${UNSPACED_CLASS}+)|${MEASURE}|${LETTER}+(?:[_-]+${LETTER}+)*`, 'gu');
const LONGEST_TERM = 40;

export function tokenize(original: string): Token[] {
  const { text, originOf } = normaliseText(original);
  const tokens: Token[] = [];
  const add = (written: string, from: number, to: number, joins = 0) => {
    const term = foldTerm(written);
    const [start, end] = originOf(from, to);
    tokens.push({ term, start, end, joins });
  };
  for (const piece of text.matchAll(PIECE)) {
    const [whole, unspaced, measure] = piece;
    const from = piece.index;
    if (unspaced) {
      // Pairs of neighbouring characters stand in for words.
      const characters = [...unspaced];
      let at = from;
      characters.forEach((character, i) => {
        const next = characters[i + 1];
        const pair = character + (next ?? '');
        if (next || i === 0) add(pair, at, at + pair.length);
        at += character.length;
      });
    } else if (measure) {
      add(measure.replace(/[X×]/g, 'x'), from, from + whole.length);
    } else {
      const parts = splitIdentifier(whole);
      for (const { text: part, offset } of parts) {
        add(part, from + offset, from + offset + part.length);
      }
      if (parts.length > 1) {
        add(parts.map(part => part.text).join(''), from, from + whole.length, parts.length);
      }
    }
  }
  return tokens;
}

function foldTerm(written: string): string {
  const term = written.toLowerCase();
  if (term.length <= LONGEST_TERM) return term;
  // A cut through a surrogate pair would leave a term that cannot be written as UTF-8.
  return term.slice(0, LONGEST_TERM).replace(/[\ud800-\udbff]$/, '');
}
