/** A piece of code in one colour. Style sheets say which, so that one markup serves both colour modes. */
export interface Piece {
  text: string;
  colour?: string | undefined;
}

export type Line = Piece[];
