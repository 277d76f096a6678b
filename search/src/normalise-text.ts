export interface NormalisedText {
  readonly text: string;
  /** The range of the original that a range of the normalised text was made of. */
  readonly originOf: (from: number, to: number) => readonly [start: number, end: number];
}

// Plain ASCII and common Chinese characters stay as they are unless something combines with them.
const MAY_CHANGE = /[^ -~\u4e00-\u9fff]\p{M}*|[ -~\u4e00-\u9fff]\p{M}+/gu;

/** A stretch whose length changed: where it is in the normalised text, and where it was. */
interface Shift {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** NFKC, piece by piece, so that a match can be marked in the text the reader sees. */
export function normaliseText(original: string): NormalisedText {
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

const NO_SHIFT: Shift = { from: 0, to: 0, start: 0, end: 0 };

const shiftBefore = (shifts: readonly Shift[], at: number) =>
  shifts.findLast(({ from }) => from <= at) ?? NO_SHIFT;
