const signs: Record<string, string> = {
  '\n': '⏎\n',
  '\r': '␍',
  '\t': '⇥\t',
  '\ufeff': '⟨BOM⟩',
  '\0': '␀',
};

/** Cuts text into runs, so that what cannot be seen can be marked: odd runs are signs. */
export function visibleRuns(bytes: Uint8Array): string[] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return text
    .split(/([\n\r\t\ufeff\0])/)
    .map((run, index) => (index % 2 ? (signs[run] ?? run) : run));
}

/** The end of the character that starts at or contains this byte. */
export function characterEnd(bytes: Uint8Array, at: number): number {
  let end = at + 1;
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end++;
  return Math.min(end, bytes.length);
}

export function characterStart(bytes: Uint8Array, at: number): number {
  let start = at;
  while (start > 0 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start--;
  return start;
}

/** Eight fit on a phone. */
export const rowWidth = 8;

export interface HexRow {
  offset: string;
  cells: { hex: string; isMarked: boolean }[];
  text: string;
}

/** Eight bytes a row; `mark` is the byte where two strings part. */
export function hexRows(bytes: Uint8Array, mark?: number, from = 0, count = 64): HexRow[] {
  const rows: HexRow[] = [];
  for (let at = from; at < bytes.length && rows.length < count; at += rowWidth) {
    const slice = [...bytes.subarray(at, at + rowWidth)];
    rows.push({
      offset: at.toString(16).padStart(4, '0'),
      cells: slice.map((byte, index) => ({
        hex: byte.toString(16).padStart(2, '0'),
        isMarked: at + index === mark,
      })),
      text: slice.map(byte => (byte > 32 && byte < 127 ? String.fromCharCode(byte) : '·')).join(''),
    });
  }
  return rows;
}

/** The row above the one that contains the difference. */
export function rowBefore(offset: number): number {
  return Math.max(0, Math.floor(offset / rowWidth) * rowWidth - rowWidth);
}
