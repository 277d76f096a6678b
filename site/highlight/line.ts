/** A piece of code in one colour. Style sheets say which, so that one markup serves both colour modes. */
export interface Piece {
  text: string;
  colour?: string | undefined;
}

export type Line = Piece[];

/** Pieces of several lines, with the breaks between them. */
export function joinLines<P extends Piece>(lines: P[][]): (P | Piece)[] {
  return lines.flatMap((line, index) => (index === 0 ? line : [{ text: '\n' }, ...line]));
}
