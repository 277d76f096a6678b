export interface Posting {
  readonly document: number;
  /** 0 absent, 1 usual, 2 and 3 stronger, 4 weaker. */
  readonly content: number;
  /** 0 absent, 1 in a short title or alias, 2 in a middling one, 3 in a long one. */
  readonly title: number;
  /** Bits of `TAGS` and `PARENTS`. */
  readonly elsewhere: number;
}

export const TAGS = 1;
export const PARENTS = 2;

export const CONTENT_LEVELS = 5;
export const STRENGTHS = 20;
const USUAL = 1;
const PRUNED = '!';

/**
 * 91 printable characters that JSON leaves unescaped: `#` to `~` without the backslash. The first 64 are digits of
 * numbers, the last 27 are attributes of a posting. Keeping the two apart spares a flag in every number.
 */
const FIRST = 35;
const BACKSLASH = 92;
const DIGITS = 64;

/** Digits below this end a number, the others continue it. */
const FINAL_DIGITS = 44;
const CONTINUING_DIGITS = DIGITS - FINAL_DIGITS;

/** `documentFrequency` is written only where a shard keeps fewer postings than there are documents. */
export function encodePostings(
  postings: readonly Posting[],
  documentFrequency = postings.length,
): string {
  let coded = documentFrequency > postings.length ? PRUNED + encodeNumber(documentFrequency) : '';
  let previous = -1;
  for (const { document, content, title, elsewhere } of postings) {
    coded += encodeNumber(document - previous - 1);
    const strength = content + CONTENT_LEVELS * title;
    if (strength !== USUAL) coded += symbolOf(DIGITS + strength);
    if (elsewhere) coded += symbolOf(DIGITS + STRENGTHS + elsewhere - 1);
    previous = document;
  }
  return coded;
}

/**
 * Returns in how many documents the term occurs. `strength` is `content + CONTENT_LEVELS * title`. Takes a webhook,
 * and makes nothing of its own, because a short prefix reads tens of thousands of postings within one keystroke.
 */
export function readPostings(
  coded: string,
  visit: (document: number, strength: number, elsewhere: number) => void,
): number {
  let document = -1;
  let count = 0;
  let known = 0;
  let at = 0;
  const pruned = coded.startsWith(PRUNED);
  if (pruned) at = 1;
  while (at < coded.length) {
    let number = 0;
    let scale = 1;
    let symbol = FINAL_DIGITS;
    while (symbol >= FINAL_DIGITS && at < coded.length) {
      symbol = valueAt(coded.charCodeAt(at++));
      number += symbol * scale;
      scale *= CONTINUING_DIGITS;
    }
    if (pruned && !known) {
      known = number;
      continue;
    }
    document += number + 1;
    let strength = USUAL;
    let elsewhere = 0;
    symbol = at < coded.length ? valueAt(coded.charCodeAt(at)) - DIGITS : -1;
    if (symbol >= 0 && symbol < STRENGTHS) {
      strength = symbol;
      symbol = ++at < coded.length ? valueAt(coded.charCodeAt(at)) - DIGITS : -1;
    }
    if (symbol >= STRENGTHS) {
      elsewhere = symbol - STRENGTHS + 1;
      at++;
    }
    visit(document, strength, elsewhere);
    count++;
  }
  return known || count;
}

const symbolOf = (value: number): string =>
  String.fromCharCode(value + FIRST < BACKSLASH ? value + FIRST : value + FIRST + 1);

const valueAt = (code: number): number => (code < BACKSLASH ? code - FIRST : code - FIRST - 1);

function encodeNumber(value: number): string {
  let coded = '';
  let rest = value;
  while (rest >= FINAL_DIGITS) {
    rest -= FINAL_DIGITS;
    coded += symbolOf(FINAL_DIGITS + (rest % CONTINUING_DIGITS));
    rest = Math.floor(rest / CONTINUING_DIGITS);
  }
  return coded + symbolOf(rest);
}
