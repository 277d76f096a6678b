import type { SearchDocument } from './index-file.ts';
import type { Query } from './query.ts';
import { stem } from './stem.ts';
import { tokenize } from './tokenize.ts';

/** What a title is worth that is the query, begins with it, or contains it. */
const SAME = 2;
const BEGINS = 1.5;
const CONTAINS = 1.2;
/** A name that readers gave is worth no less than the title, but only as a whole. */
const ALIKE = 0.9;
const ALIKE_FROM = 0.5;
const ALIKE_WORD = 0.8;

interface Name {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

/** From one keystroke to the next mostly the same names are compared. */
const knownNames = new WeakMap<SearchDocument, readonly Name[]>();

/**
 * A reader who types a heading, or a name that readers have for it, wants that section, whatever else repeats its words
 * more often. `weights` are those of the query's words: a name that shares the rare ones is more alike.
 */
export function nameFactor(
  document: SearchDocument,
  { words, others }: Query,
  weights: readonly number[],
): number {
  const asked = words.join(' ');
  const weightOf = new Map(words.map((word, i) => [stem(word), weights[i] ?? 0]));
  const whole = [...weightOf.values()].reduce((sum, weight) => sum + weight, 0);
  const usual = whole / weightOf.size;
  others.forEach((alike, i) => {
    for (const word of alike) {
      if (!weightOf.has(stem(word))) weightOf.set(stem(word), weights[i]! * ALIKE_WORD);
    }
  });
  let best = 1;
  const names = namesOf(document);
  names.forEach(({ text, words: named }, i) => {
    if (text === asked) best = Math.max(best, SAME);
    else if (i === 0 && text.startsWith(asked)) best = Math.max(best, BEGINS);
    else if (i === 0 && text.includes(asked)) best = Math.max(best, CONTAINS);
    let shared = 0;
    let ofName = 0;
    for (const word of named) {
      const weight = weightOf.get(word);
      shared += weight ?? 0;
      ofName += weight ?? usual;
    }
    const alike = (2 * shared) / (whole + ofName);
    // A title without other names is compared as it is written, word by word.
    if (names.length > 1 && alike >= ALIKE_FROM) best = Math.max(best, 1 + ALIKE * alike * alike);
  });
  return best;
}

/** Whether it is one of the names, the title among them. */
export function isNamed(document: SearchDocument, query: Query): boolean {
  const asked = query.words.join(' ');
  return namesOf(document).some(({ text }) => text === asked);
}

function namesOf(document: SearchDocument): readonly Name[] {
  const known = knownNames.get(document);
  if (known) return known;
  const names = [document.title, ...(document.names ?? [])].map(readName);
  knownNames.set(document, names);
  return names;
}

function readName(name: string): Name {
  const words = tokenize(name)
    .filter(token => !token.joins)
    .map(token => token.term);
  return { text: words.join(' '), words: new Set(words.map(stem)) };
}
