import type { ReactNode } from 'react';
import Output from '../tools/kit/Output';
import { hexRows, rowWidth } from './show-bytes';

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
