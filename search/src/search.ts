import type { SearchDocument } from './index-file.ts';
import { matchedTerms, matchRanges, type Range } from './match-ranges.ts';
import type { SearchIndex } from './open-index.ts';
import { parseQuery, type Query } from './query.ts';
import { scoreDocuments, topDocuments } from './score-documents.ts';
import { tokenize } from './tokenize.ts';

const MOST_RESULTS = 8;
const FILTERED_CANDIDATES = 40;

/** What a title is worth that is the query, begins with it, or contains it. */
const SAME = 2;
const BEGINS = 1.5;
const CONTAINS = 1.2;

const SUPPORTERS = 24;
const SUPPORT = 0.1;
/** From the third of a page on each is worth this share of the one before it. */
const CROWDING = 0.8;
const UNCROWDED = 2;

export interface SearchOptions {
  readonly maxResults?: number;
  readonly filter?: (document: SearchDocument) => boolean;
  /** What a document is worth beside others that match as well: 1 if left out. */
  readonly weigh?: (document: SearchDocument) => number;
  /** Which page a document is part of: matches on the same page support each other. */
  readonly groupOf?: (document: SearchDocument) => string;
  /** Lets others have the thread between the steps, so that none of them is long. */
  readonly pause?: () => Promise<void>;
}

export interface SearchResult {
  readonly document: SearchDocument;
  readonly score: number;
  /** What to mark: the words asked for, and the terms guessed for those that do not exist. */
  readonly terms: readonly string[];
  readonly ranges: {
    readonly title: readonly Range[];
    readonly pageTitle: readonly Range[];
    readonly content: readonly Range[];
  };
}

/** From one keystroke to the next mostly the same titles are compared. */
const knownTitles = new WeakMap<SearchDocument, string>();

interface Ranked {
  readonly document: SearchDocument;
  readonly score: number;
}

/** A reader who types a heading wants that heading, whatever else repeats its words more often. */
function titleFactor(document: SearchDocument, words: readonly string[]): number {
  const title = knownTitles.get(document) ?? wordsOf(document.title);
  knownTitles.set(document, title);
  const asked = words.join(' ');
  if (title === asked) return SAME;
  if (title.startsWith(asked)) return BEGINS;
  return title.includes(asked) ? CONTAINS : 1;
}

const wordsOf = (text: string) =>
  tokenize(text)
    .filter(token => !token.joins)
    .map(token => token.term)
    .join(' ');

/**
 * What a page says in many places it is about: each of its matches raises the others a little. Yet the first two of
 * them lead there, and more only keep other pages out of sight.
 */
function supportGroup(
  ranked: readonly Ranked[],
  groupOf: (document: SearchDocument) => string,
): Ranked[] {
  const top = ranked.toSorted((a, b) => b.score - a.score).slice(0, SUPPORTERS);
  const highest = top[0]?.score ?? 1;
  const sums = new Map<string, number>();
  for (const { document, score } of top) {
    const group = groupOf(document);
    sums.set(group, (sums.get(group) ?? 0) + score);
  }
  const shown = new Map<string, number>();
  return top.map(({ document, score }) => {
    const group = groupOf(document);
    const before = shown.get(group) ?? 0;
    shown.set(group, before + 1);
    const others = sums.get(group)! - score;
    const crowded = CROWDING ** Math.max(before + 1 - UNCROWDED, 0);
    return { document, score: score * crowded * (1 + (SUPPORT * others) / highest) };
  });
}

export async function search(
  indexes: readonly SearchIndex[],
  input: string,
  options: SearchOptions = {},
): Promise<SearchResult[]> {
  const query = parseQuery(input);
  if (!query.words.length) return [];
  const found = await Promise.all(indexes.map(index => searchIndex(index, query, options)));
  return best(found.flat(), options.maxResults ?? MOST_RESULTS);
}

async function searchIndex(
  index: SearchIndex,
  query: Query,
  { maxResults = MOST_RESULTS, filter, weigh, groupOf, pause = async () => {} }: SearchOptions,
): Promise<SearchResult[]> {
  const blocks = await index.loadBlocks(query);
  await pause();
  const scored = scoreDocuments(query, blocks, index);
  const acceptKnown = (id: number) => {
    const document = index.documentAt(id);
    return !document || !filter || filter(document);
  };
  const candidates = Math.max(maxResults, index.compared, filter ? FILTERED_CANDIDATES : 0);
  const ids = topDocuments(scored.scores, candidates, acceptKnown);
  const documents = (await index.loadDocuments(ids)).filter(filter ?? (() => true));
  await pause();
  const ranked = documents.map(document => ({
    document,
    score:
      scored.scores[document.id]! *
      titleFactor(document, query.words) *
      (weigh ? weigh(document) : 1),
  }));
  const supported = groupOf ? supportGroup(ranked, groupOf) : ranked;
  const shown = best(supported, maxResults);
  await pause();
  return shown.map(({ document, score }) => {
    const terms = matchedTerms(document.id, query, scored.expansions);
    return {
      document,
      score,
      terms,
      ranges: {
        title: matchRanges(document.title, terms),
        pageTitle: matchRanges(document.pageTitle, terms),
        content: matchRanges(document.content, terms),
      },
    };
  });
}

function best<T extends { readonly score: number }>(results: T[], count: number): T[] {
  return results.sort((a, b) => b.score - a.score).slice(0, count);
}
