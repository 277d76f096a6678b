import type { Dictionary } from './dictionary.ts';
import { FIRST_UNSPACED } from './tokenize.ts';

interface SimilarTerm {
  readonly position: number;
  readonly distance: number;
}

/** One slip in a short word, two in a long one; in three letters every slip makes another word. */
export function slipsAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Terms within the allowed number of insertions, deletions, substitutions and swaps of neighbours. Walks the sorted
 * dictionary as if it were a tree: rows of the distance table are kept for the letters a term shares with the one
 * before it, and a beginning that is already too far off is passed over with all that follows it.
 */
export function similarTerms({ terms, shared }: Dictionary, word: string): SimilarTerm[] {
  const allowed = slipsAllowed(word);
  const found: SimilarTerm[] = [];
  if (!allowed) return found;
  const width = word.length + 1;
  const deepest = word.length + allowed;
  const table = new Uint8Array(width * (deepest + 1));
  for (let column = 0; column < width; column++) table[column] = column;

  let filled = 0;
  let hopelessFrom = Number.POSITIVE_INFINITY;
  for (let position = 0; position < terms.length; position++) {
    const alike = shared[position]!;
    if (alike >= hopelessFrom) continue;
    hopelessFrom = Number.POSITIVE_INFINITY;
    const term = terms[position]!;
    if (term >= FIRST_UNSPACED) break;
    if (term.length < word.length - allowed) {
      filled = Math.min(filled, alike);
      continue;
    }
    let row = Math.min(alike, filled);
    while (row < term.length) {
      if (row === deepest || fillRow(table, ++row, term, word, width) > allowed) {
        hopelessFrom = row === deepest ? row + 1 : row;
        break;
      }
    }
    filled = row;
    if (row !== term.length || hopelessFrom <= row) continue;
    const distance = table[row * width + width - 1]!;
    if (distance <= allowed) found.push({ position, distance });
  }
  return found;
}

function fillRow(
  table: Uint8Array,
  row: number,
  term: string,
  word: string,
  width: number,
): number {
  const here = row * width;
  const above = here - width;
  const letter = term.charCodeAt(row - 1);
  let smallest = row;
  table[here] = row;
  for (let column = 1; column < width; column++) {
    const same = word.charCodeAt(column - 1) === letter;
    let cost = Math.min(
      table[above + column]! + 1,
      table[here + column - 1]! + 1,
      table[above + column - 1]! + (same ? 0 : 1),
    );
    const swapped =
      row > 1 &&
      column > 1 &&
      word.charCodeAt(column - 2) === letter &&
      word.charCodeAt(column - 1) === term.charCodeAt(row - 2);
    if (swapped) cost = Math.min(cost, table[above - width + column - 2]! + 1);
    table[here + column] = cost;
    if (cost < smallest) smallest = cost;
  }
  return smallest;
}
