import { matchRanges, type Range } from './match-ranges.ts';

/** Columns and characters of an opening. */
const WIDEST = 80;
const LONGEST = 120;
/** Columns of what is cut around a match, of which so many are before it: two lines of a result. */
const AROUND = 150;
const BEFORE = 50;
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/;
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;
const SENTENCE_END = /[。！？]|[.!?](?=\s)/g;

/** The opening of a section, one line of a result wide: at most 80 columns, a Chinese character taking two. */
export function excerpt(content: string, widest = WIDEST): string {
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
    if (columns > widest || end + character.length >= LONGEST) {
      return `${text.slice(0, lastWordEnd || end).trimEnd()}…`;
    }
    previousWasNarrowWord = narrowWord;
    end += character.length;
  }
  return text;
}

export interface Excerpt {
  readonly text: string;
  readonly ranges: readonly Range[];
}

/** What stands around the place where most of the terms are together; the opening where none is. */
export function excerptAround(content: string, terms: readonly string[]): Excerpt {
  const text = content.replace(/\s+/g, ' ').trim();
  const ranges = matchRanges(text, terms);
  const widthTo = columnsOf(text);
  const width = (from: number, to: number) => widthTo[to]! - widthTo[from]!;
  const densest = bestStart(text, ranges, width);
  const from = densest === undefined ? 0 : startBefore(text, densest, width);
  let to = from;
  while (to < text.length && width(from, to + 1) <= AROUND) to++;
  if (to < text.length) to = lastBoundary(text, from, to);
  const before = from > 0 ? '…' : '';
  const cut = `${before}${text.slice(from, to).trimEnd()}${to < text.length ? '…' : ''}`;
  return { text: cut, ranges: matchRanges(cut, terms) };
}

function columnsOf(text: string): Uint32Array {
  const widthTo = new Uint32Array(text.length + 1);
  for (let i = 0; i < text.length; i++) {
    widthTo[i + 1] = widthTo[i]! + (WIDE.test(text[i]!) ? 2 : 1);
  }
  return widthTo;
}

type Width = (from: number, to: number) => number;

/** The match from which on most different words are in sight; of equals the first. */
function bestStart(text: string, ranges: readonly Range[], width: Width): number | undefined {
  let best: number | undefined;
  let most = 0;
  ranges.forEach(([from], i) => {
    const seen = new Set<string>();
    for (const [start, end] of ranges.slice(i)) {
      if (width(from, end) > AROUND - BEFORE) break;
      seen.add(text.slice(start, end).toLowerCase());
    }
    if (seen.size > most) {
      most = seen.size;
      best = from;
    }
  });
  return best;
}

/** The beginning of the sentence if it is near, otherwise of a word. */
function startBefore(text: string, match: number, width: Width): number {
  let from = match;
  while (from > 0 && width(from - 1, match) <= BEFORE) from--;
  if (from === 0) return 0;
  for (const { index } of text.slice(from, match).matchAll(SENTENCE_END)) {
    const start = from + index + 1;
    return text[start] === ' ' ? start + 1 : start;
  }
  const space = text.indexOf(' ', from);
  return space >= 0 && space < match && !WIDE.test(text[from]!) ? space + 1 : from;
}

function lastBoundary(text: string, from: number, to: number): number {
  if (WIDE.test(text[to - 1]!) || WIDE.test(text[to]!)) return to;
  const space = text.lastIndexOf(' ', to);
  return space > from ? space : to;
}
