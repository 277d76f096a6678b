import type { ReactNode } from 'react';
import Output from '../tools/kit/Output';

interface Props {
  label: string;
  bytes: Uint8Array;
  mark?: number;
  from?: number;
  rows?: number;
}

export default function HexDump({ label, bytes, mark, from, rows }: Props): ReactNode {
  return (
    <Output label={label} columns>
      {hexRows(bytes, mark, from, rows).map(({ offset, cells, text }) => (
        <span key={offset}>
          {offset}
          {cells.map(({ hex, isMarked }, index) => (
            <span key={index}> {isMarked ? <mark>{hex}</mark> : hex}</span>
          ))}
          {'   '.repeat(rowWidth - cells.length)}
          {`  ${text}\n`}
        </span>
      ))}
    </Output>
  );
}

/** Eight fit on a phone. */
const rowWidth = 8;

interface HexRow {
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
