const WIDEST = 80;
const LONGEST = 120;
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/;
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;

/**
 * The opening of a section, one line of a result wide: at most 80 columns, a Chinese character taking two.
 * Excerpts are a fifth of an index file, and one line is what a list of results has room for.
 */
export function excerpt(content: string): string {
  const text = content.slice(0, 1000).replace(/\s+/g, ' ').trim();
  let columns = 0;
  let end = 0;
  let lastWordEnd = 0;
  let previousWasNarrowWord = false;
  for (const character of text) {
    const wide = WIDE.test(character);
    const narrowWord = !wide && WORD_CHARACTER.test(character);
    if (!(narrowWord && previousWasNarrowWord)) lastWordEnd = end;
    columns += wide ? 2 : 1;
    if (columns > WIDEST || end + character.length >= LONGEST) {
      return `${text.slice(0, lastWordEnd || end).trimEnd()}…`;
    }
    previousWasNarrowWord = narrowWord;
    end += character.length;
  }
  return text;
}
