import { lowerBound } from './dictionary.ts';
import { type HearOptions, hear } from './hear.ts';
import type { HanData, SearchDocument } from './index-file.ts';
import { countPairs, type NamePairs } from './name-pairs.ts';
import type { SearchIndex } from './open-index.ts';
import { readPostings } from './postings.ts';
import { findExact, parseQuery } from './query.ts';
import { similarTerms } from './similar-terms.ts';
import { readSounds } from './sounds.ts';
import { stem } from './stem.ts';

export interface Understood {
  /** What to search for. */
  readonly text: string;
  /** Whether it is another thing than what was typed, so that the reader should know. */
  readonly guessed: boolean;
}

const LATIN = /^[a-z]+$/;
const HAN = /^\p{sc=Han}+$/u;
const PIECES = /[a-z]+|\p{sc=Han}+|[^a-z\p{sc=Han}]+/gu;
const SEPARATORS = /[\s'’]+/g;
const SHORTEST_COMPOUND = 6;
const SHORTEST_PART = 3;
const SHORTEST_MISSPELT = 4;
const MOST_INITIALS = 6;
const MOST_BY_CHANCE = 2;
/** In pairs. */
const SHORT_WORD = 2;
/** A pair in so many names is a word, whatever stands beside it. */
const NAMES_OF_A_WORD = 3;

/**
 * What was meant by what was typed, as far as the names of the site tell: simplified characters for traditional ones,
 * characters for their sound, words for words run together or misspelt. A query that needs none of it stays as it is.
 */
export async function understand(
  indexes: readonly SearchIndex[],
  input: string,
): Promise<Understood> {
  const vocabulary = readVocabulary(indexes);
  const unknown = await unknownPairs(indexes, input);
  const lower = input.toLowerCase();
  const isSound = soundsOfNothing(lower, vocabulary);
  const han = unknown.size > 0 || isSound ? await loadHan(indexes) : undefined;
  if (!han) return respelt(input, input, vocabulary);

  const names = readNames(indexes, vocabulary.documents);
  const options = { sounds: readSounds(han), names };
  const typed = options.sounds.fold(input);
  const heard = isSound
    ? hearPinyin(typed.toLowerCase(), options, vocabulary)
    : await hearCharacters(typed, options, indexes);
  if (heard !== undefined && heard !== typed) return { text: heard, guessed: true };
  return respelt(typed, typed, vocabulary);
}

function respelt(typed: string, text: string, vocabulary: Vocabulary): Understood {
  const spelt = respell(text, vocabulary);
  return { text: spelt, guessed: spelt !== typed };
}

/** Whether there are letters that begin no word, so that they may be the sound of one. */
const soundsOfNothing = (lower: string, vocabulary: Vocabulary): boolean =>
  (lower.match(/[a-z]+/g) ?? []).some(letters => !beginsWord(letters, vocabulary));

async function loadHan(indexes: readonly SearchIndex[]): Promise<HanData | undefined> {
  const all = await Promise.all(indexes.map(index => index.loadHan()));
  return all.find(data => data !== undefined);
}

/** Neighbouring Chinese characters that no text of the site has, or hardly any, as the end and beginning of two words. */
async function unknownPairs(
  indexes: readonly SearchIndex[],
  text: string,
): Promise<ReadonlySet<string>> {
  const pairs = pairsOf(text);
  if (pairs.length === 0) return new Set();
  const query = parseQuery(text);
  const blocks = (await Promise.all(indexes.map(index => index.loadBlocks(query)))).flat();
  const countOf = (pair: string) => {
    const found = findExact(blocks, pair);
    return found ? readPostings(found.postings, () => {}) : 0;
  };
  // A short word by itself is asked for as such; in a sentence two words meet that seldom do.
  const chance = pairs.length <= SHORT_WORD ? MOST_BY_CHANCE : 0;
  const { isAlike } = readVocabulary(indexes);
  return new Set(pairs.filter(pair => countOf(pair) <= chance && !isAlike(pair)));
}

const pairsOf = (text: string): string[] =>
  (text.match(/\p{sc=Han}{2,}/gu) ?? []).flatMap(run => {
    const characters = [...run];
    return characters.slice(1).map((next, i) => characters[i]! + next);
  });

interface Vocabulary {
  readonly isAlike: (word: string) => boolean;
  readonly documents: readonly SearchDocument[];
  readonly dictionaries: readonly SearchIndex['words'][];
}

const readVocabulary = (indexes: readonly SearchIndex[]): Vocabulary => ({
  isAlike: word => indexes.some(({ alike }) => alike.has(stem(word))),
  documents: indexes.flatMap(index => [...index.documents]),
  dictionaries: indexes.map(({ words }) => words),
});

const knownNames = new WeakMap<SearchIndex, NamePairs>();

function readNames(
  indexes: readonly SearchIndex[],
  documents: readonly SearchDocument[],
): NamePairs {
  const first = indexes[0]!;
  const names = knownNames.get(first) ?? countPairs(documents);
  knownNames.set(first, names);
  return names;
}

const isWord = (word: string, { dictionaries }: Vocabulary) =>
  dictionaries.some(({ terms }) => terms[lowerBound(terms, word)] === word);

const beginsWord = (word: string, { dictionaries }: Vocabulary) =>
  dictionaries.some(({ terms }) => terms[lowerBound(terms, word)]?.startsWith(word) === true);

/** The whole query as one sound, then each stretch of it that is no word. */
function hearPinyin(
  text: string,
  options: HearOptions,
  vocabulary: Vocabulary,
): string | undefined {
  if (!/[a-z]/.test(text)) return undefined;
  const compact = text.trim().replace(SEPARATORS, '');
  const pieces = text.match(PIECES) ?? [];
  const isKnown = (piece: string) => !LATIN.test(piece) || isWord(piece, vocabulary);
  if (/^[a-z\p{sc=Han}]+$/u.test(compact) && !pieces.every(isKnown)) {
    const whole = hearWhole(compact, options, vocabulary);
    if (whole) return whole;
  }
  return hearStretches(pieces, options, vocabulary);
}

function hearWhole(
  compact: string,
  options: HearOptions,
  vocabulary: Vocabulary,
): string | undefined {
  const heard = hear(compact, options);
  if (isSure(heard, compact)) return heard!.text;
  if (!LATIN.test(compact) || compact.length < 2 || compact.length > MOST_INITIALS) {
    return undefined;
  }
  if (beginsWord(compact, vocabulary)) return undefined;
  const byInitials = hear(compact, { ...options, initials: true });
  return isSure(byInitials, compact) ? byInitials!.text : undefined;
}

const isSure = (heard: ReturnType<typeof hear>, typed: string): boolean =>
  heard?.certain === true && heard.text !== typed && [...heard.text].length > 1;

/** `lora quanzhong`, `签ming`: what is a word stays, and the characters around a sound help to hear it. */
function hearStretches(
  pieces: readonly string[],
  options: HearOptions,
  vocabulary: Vocabulary,
): string | undefined {
  const isSound = (piece = '') =>
    HAN.test(piece) || (LATIN.test(piece) && !isWord(piece, vocabulary));
  let changed = false;
  const out: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const stretch: string[] = [];
    let end = at;
    while (
      isSound(pieces[end]) ||
      (pieces[end]?.trim() === '' && isSound(pieces[end + 1]) && end > at)
    ) {
      stretch.push(pieces[end++]!);
    }
    if (stretch.some(piece => LATIN.test(piece))) {
      const compact = stretch.join('').replace(SEPARATORS, '');
      const heard = hear(compact, options);
      if (isSure(heard, compact)) {
        out.push(heard!.text);
        changed = true;
      } else out.push(...stretch);
      at = end;
    } else {
      out.push(...stretch);
      if (end === at) out.push(pieces[end++]!);
      at = end;
    }
  }
  return changed ? out.join('') : undefined;
}

/** Characters that no text has beside each other are taken for others of the same sound. */
async function hearCharacters(
  text: string,
  options: HearOptions,
  indexes: readonly SearchIndex[],
): Promise<string> {
  const unknown = await unknownPairs(indexes, text);
  const written = new Set(pairsOf(text));
  const inTexts = (pair: string) => written.has(pair) && !unknown.has(pair);
  const isKnown = (pair: string) => options.names.countOf(pair) > 0 || inTexts(pair);
  let heardAll = text;
  for (const run of text.match(/\p{sc=Han}{2,}/gu) ?? []) {
    if (pairsOf(run).every(isKnown)) continue;
    const heard = hear(run, { ...options, inTexts });
    if (!heard || heard.text === run) continue;
    if (isLikely(run, heard.text, isKnown, options.names)) {
      heardAll = heardAll.replace(run, heard.text);
    }
  }
  return heardAll;
}

/** Each character that was heard otherwise is between two that it belongs with, or at the end of a common word. */
function isLikely(
  run: string,
  heard: string,
  isKnown: (pair: string) => boolean,
  names: NamePairs,
): boolean {
  const before = [...run];
  const after = [...heard];
  return after.every((character, i) => {
    if (character === before[i]) return true;
    const pairs = [
      ...(i > 0 ? [after[i - 1]! + character] : []),
      ...(i + 1 < after.length ? [character + after[i + 1]!] : []),
    ];
    return pairs.every(isKnown) || pairs.some(pair => names.countOf(pair) >= NAMES_OF_A_WORD);
  });
}

/** Words run together are taken apart; of words that do not exist the most similar one is taken. */
function respell(text: string, vocabulary: Vocabulary): string {
  const pieces = text.split(/(\s+)/);
  const out: string[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const written = pieces[at]!;
    const word = written.toLowerCase();
    const joined = word + (pieces[at + 2] ?? '').toLowerCase();
    const bothKnown = [word, pieces[at + 2] ?? ''].every(one =>
      isWord(one.toLowerCase(), vocabulary),
    );
    if (LATIN.test(joined) && joined !== word && !bothKnown && isWord(joined, vocabulary)) {
      out.push(joined);
      at += 2;
    } else out.push(respellWord(written, vocabulary));
  }
  return out.join('');
}

/** Letters that begin a word may be on the way to it. */
function respellWord(written: string, vocabulary: Vocabulary): string {
  return written.replace(/(?<![\w.-])[a-z]{4,30}(?![\w.-])/gi, part => {
    const word = part.toLowerCase();
    if (beginsWord(word, vocabulary) || hasFamily(word, vocabulary)) return part;
    return takeApart(word, vocabulary) ?? mostSimilar(word, vocabulary) ?? part;
  });
}

function hasFamily(word: string, { dictionaries, isAlike }: Vocabulary): boolean {
  const family = stem(word);
  return (
    isAlike(word) ||
    dictionaries.some(({ terms }) => {
      for (let at = lowerBound(terms, family); terms[at]?.startsWith(family); at++) {
        if (stem(terms[at]!) === family) return true;
      }
      return false;
    })
  );
}

function takeApart(word: string, vocabulary: Vocabulary): string | undefined {
  if (word.length < SHORTEST_COMPOUND) return undefined;
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every(part => isWord(part, vocabulary))) return parts.join(' ');
  }
  return undefined;
}

function mostSimilar(word: string, { dictionaries, documents }: Vocabulary): string | undefined {
  if (word.length < SHORTEST_MISSPELT) return undefined;
  const found = dictionaries.flatMap(dictionary =>
    similarTerms(dictionary, word).map(({ position, distance }) => ({
      term: dictionary.terms[position]!,
      distance,
    })),
  );
  if (found.length === 0) return undefined;
  const inNames = new Map<string, number>();
  for (const { title, names = [], kind } of documents) {
    if (kind && !names.length) continue;
    for (const { term } of found) {
      if ([title, ...names].some(name => name.toLowerCase().includes(term))) {
        inNames.set(term, (inNames.get(term) ?? 0) + 1);
      }
    }
  }
  const rank = (term: string) => inNames.get(term) ?? 0;
  found.sort((a, b) => a.distance - b.distance || rank(b.term) - rank(a.term));
  return found[0]!.term;
}
