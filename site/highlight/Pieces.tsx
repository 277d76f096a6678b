/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import type { Line, Piece } from './line.ts';

/** One line of code, or a part of it. */
export function Pieces({ of }: { of: Piece[] }): ReactNode {
  return of.map(({ text, colour }, index) =>
    colour ? (
      <span key={index} className={`tk-${colour}`}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}

/** Pieces of several lines, with the breaks between them. */
export function joinLines(lines: Line[]): Piece[] {
  return lines.flatMap((line, index) => (index === 0 ? line : [{ text: '\n' }, ...line]));
}
