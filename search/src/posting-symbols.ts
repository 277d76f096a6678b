/**
 * 91 printable characters that JSON leaves unescaped: `#` to `~` without the backslash. The first 64 are digits of
 * numbers, the last 27 are attributes of a posting. Keeping the two apart spares a flag in every number.
 */
const FIRST = 35;
const BACKSLASH = 92;
export const DIGITS = 64;

/** Digits below this end a number, the others continue it. */
export const FINAL_DIGITS = 44;
export const CONTINUING_DIGITS = DIGITS - FINAL_DIGITS;

export const symbolOf = (value: number): string =>
  String.fromCharCode(value + FIRST < BACKSLASH ? value + FIRST : value + FIRST + 1);

export const valueAt = (code: number): number =>
  code < BACKSLASH ? code - FIRST : code - FIRST - 1;

export function encodeNumber(value: number): string {
  let coded = '';
  let rest = value;
  while (rest >= FINAL_DIGITS) {
    rest -= FINAL_DIGITS;
    coded += symbolOf(FINAL_DIGITS + (rest % CONTINUING_DIGITS));
    rest = Math.floor(rest / CONTINUING_DIGITS);
  }
  return coded + symbolOf(rest);
}
