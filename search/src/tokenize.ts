/** Chinese and kana are written without spaces between words. */
const UNSPACED_CLASS = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー]';

/** In a sorted dictionary, pairs of characters begin here. */
export const FIRST_UNSPACED = '\u2e80';

const UNSPACED = new RegExp(UNSPACED_CLASS, 'u');

export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

export const isSingleUnspaced = (text: string): boolean =>
  isUnspaced(text) && [...text].length === 1;

const LETTER = `(?:[A-Za-z0-9]|(?!${UNSPACED_CLASS})[\\p{L}\\p{N}\\p{M}])`;
// 16:9, 1024x1024, 3.5 and v1.31 mean something only as a whole.
const MEASURE = `[vV]?(\\p{Nd}+(?:[.:xX×]\\p{Nd}+)+)(?!${LETTER})`;
const PIECE = new RegExp(`(${UNSPACED_CLASS}+)|${MEASURE}|${LETTER}+(?:[_-]+${LETTER}+)*`, 'gu');
const LONGEST_TERM = 40;

export interface Token {
  readonly term: string;
  /** Range in the original text. */
  readonly start: number;
  readonly end: number;
  /** How many of the tokens just before this one it joins: 2 for `aspectratio` after `aspect`, `ratio`. */
  readonly joins: number;
}

// Upper case before a lower-case tail starts a new part: HTMLElement is HTML + Element.
const PART_BOUNDARY = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const SEPARATOR = /[_-]+/;
// Most words of a text: not worth the search for boundaries.
const PLAIN_WORD = /^[A-Z]?[a-z0-9]+$/;

interface IdentifierPart {
  readonly text: string;
  readonly offset: number;
}

/** aspectRatio, aspect_ratio and aspect-ratio all give `aspect` and `ratio`. */
function splitIdentifier(word: string): IdentifierPart[] {
  if (PLAIN_WORD.test(word)) return [{ text: word, offset: 0 }];
  const parts: IdentifierPart[] = [];
  let offset = 0;
  for (const piece of word.split(SEPARATOR)) {
    offset = word.indexOf(piece, offset);
    for (const text of piece.split(PART_BOUNDARY)) {
      if (text) parts.push({ text, offset });
      offset += text.length;
    }
  }
  return parts;
}

// Plain ASCII and common Chinese characters stay as they are unless something combines with them.
const MAY_CHANGE = /[^ -~\u4e00-\u9fff]\p{M}*|[ -~\u4e00-\u9fff]\p{M}+/gu;

interface NormalisedText {
  readonly text: string;
  /** The range of the original that a range of the normalised text was made of. */
  readonly originOf: (from: number, to: number) => readonly [start: number, end: number];
}

/** A stretch whose length changed: where it is in the normalised text, and where it was. */
interface Shift {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

const NO_SHIFT: Shift = { from: 0, to: 0, start: 0, end: 0 };

const shiftBefore = (shifts: readonly Shift[], at: number) =>
  shifts.findLast(({ from }) => from <= at) ?? NO_SHIFT;

/** NFKC, piece by piece, so that a match can be marked in the text the reader sees. */
function normaliseText(original: string): NormalisedText {
  if (original.normalize('NFKC') === original) {
    return { text: original, originOf: (from, to) => [from, to] };
  }
  let text = '';
  let copied = 0;
  const shifts: Shift[] = [];
  for (const { 0: piece, index } of original.matchAll(MAY_CHANGE)) {
    const normal = piece.normalize('NFKC');
    if (normal === piece) continue;
    text += original.slice(copied, index);
    const from = text.length;
    text += normal;
    copied = index + piece.length;
    if (normal.length !== piece.length) {
      shifts.push({ from, to: text.length, start: index, end: copied });
    }
  }
  text += original.slice(copied);
  return {
    text,
    originOf: (from, to) => {
      const first = shiftBefore(shifts, from);
      const last = shiftBefore(shifts, to - 1);
      return [
        from < first.to ? first.start : from - first.to + first.end,
        to <= last.to ? last.end : to - last.to + last.end,
      ];
    },
  };
}

function foldTerm(written: string): string {
  const term = written.toLowerCase();
  if (term.length <= LONGEST_TERM) return term;
  // A cut through a surrogate pair would leave a term that cannot be written as UTF-8.
  return term.slice(0, LONGEST_TERM).replace(/[\ud800-\udbff]$/, '');
}

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
      // Pairs of neighbouring characters take the place of words.
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
