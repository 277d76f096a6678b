/** @jsxRuntime automatic */
import { Fragment, type ReactNode } from 'react';
import type { Piece } from './highlight.ts';

interface Props<P extends Piece> {
  of: P[];
  /** What is shown of a piece; its text, if nothing is said. */
  children?: (piece: P) => ReactNode;
}

/** One line of code, or a part of it. */
export function Pieces<P extends Piece>({ of, children }: Props<P>): ReactNode {
  return of.map((piece, index) => {
    const shown = children ? children(piece) : piece.text;
    return piece.colour ? (
      <span key={index} className={`tk-${piece.colour}`}>
        {shown}
      </span>
    ) : (
      <Fragment key={index}>{shown}</Fragment>
    );
  });
}
