// Upper case before a lower-case tail starts a new part: HTMLElement is HTML + Element.
const PART_BOUNDARY = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const SEPARATOR = /[_-]+/;
// Most words of a text: not worth the search for boundaries.
const PLAIN_WORD = /^[A-Z]?[a-z0-9]+$/;

export interface IdentifierPart {
  readonly text: string;
  readonly offset: number;
}

/** aspectRatio, aspect_ratio and aspect-ratio all give `aspect` and `ratio`. */
export function splitIdentifier(word: string): IdentifierPart[] {
  if (PLAIN_WORD.test(word)) return [{ text: word, offset: 0 }];
  const parts: IdentifierPart[] = [];
  let offset = 0;
  for (const piece of word.split(SEPARATOR)) {
    offset = word.indexOf(piece, offset);
    for (const text of piece.split(PART_BOUNDARY)) {
      if (text) parts.push({ text, offset });
      offset += text.length;
    }
  }
  return parts;
}
