import type { SearchDocument } from './index-file.ts';

/** Which characters follow one another in the names of a site, and how often. */
export interface NamePairs {
  readonly countOf: (pair: string) => number;
  /** All characters of the names. */
  readonly characters: readonly string[];
  /** Whether a name is this. */
  readonly isName: (text: string) => boolean;
}

const HAN_RUN = /\p{sc=Han}{2,}/gu;

export function countPairs(documents: Iterable<SearchDocument>): NamePairs {
  const counts = new Map<string, number>();
  const characters = new Set<string>();
  const names = new Set<string>();
  for (const { title, pageTitle, kind, names: others = [] } of documents) {
    // The fields of a reference are named in English; what is Chinese of them is said elsewhere.
    if (kind && kind !== 'operation' && !others.length) continue;
    for (const name of [title, pageTitle, ...others]) {
      names.add(name);
      for (const [run] of name.matchAll(HAN_RUN)) {
        for (let i = 0; i + 1 < run.length; i++) {
          const pair = run.slice(i, i + 2);
          counts.set(pair, (counts.get(pair) ?? 0) + 1);
        }
        for (const character of run) characters.add(character);
      }
    }
  }
  return {
    countOf: pair => counts.get(pair) ?? 0,
    characters: [...characters],
    isName: text => names.has(text),
  };
}
