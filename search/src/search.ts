import { isNamed, nameFactor } from './compare-names.ts';
import type { ExplainWords, Explanation } from './explain.ts';
import type { SearchDocument } from './index-file.ts';
import { matchedTerms, matchRanges, type Range } from './match-ranges.ts';
import type { SearchIndex } from './open-index.ts';
import { parseQuery, type Query } from './query.ts';
import { scoreDocuments, topDocuments } from './score-documents.ts';

const MOST_RESULTS = 8;
const FILTERED_CANDIDATES = 40;

const SUPPORTERS = 24;
const SUPPORT = 0.1;
/** From the third of a page on each is worth this share of the one before it. */
const CROWDING = 0.8;
const UNCROWDED = 2;

export interface SearchOptions {
  readonly maxResults?: number;
  readonly filter?: (document: SearchDocument) => boolean;
  /** What a document is worth beside others that match as well: 1 if left out. `named`: the query is one of its names. */
  readonly weigh?: (document: SearchDocument, named: boolean) => number;
  /** Which page a document is part of: matches on the same page support each other. */
  readonly groupOf?: (document: SearchDocument) => string;
  /** Lets others have the thread between the steps, so that none of them is long. */
  readonly pause?: () => Promise<void>;
  /** `explainWords`, to be told of every result which word, field and rule gave how much; handed in, so that no reader loads it. */
  readonly explain?: ExplainWords;
}

export interface SearchResult {
  readonly document: SearchDocument;
  readonly score: number;
  /** How much of the query the document has, by what its words say: 0 to 1. */
  readonly coverage: number;
  /** What to mark: the words asked for, and the terms guessed for those that do not exist. */
  readonly terms: readonly string[];
  readonly ranges: {
    readonly title: readonly Range[];
    readonly pageTitle: readonly Range[];
    readonly content: readonly Range[];
  };
  /** The whole text, where it is kept apart; undefined where it is not, or cannot be had. */
  readonly loadText: () => Promise<string | undefined>;
  readonly explanation?: Explanation;
}

interface Ranked {
  readonly document: SearchDocument;
  readonly score: number;
  /** Each rule by its name, with what it multiplied by. */
  readonly rules: Readonly<Record<string, number>>;
}

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
  return top.map(({ document, score, rules }) => {
    const group = groupOf(document);
    const before = shown.get(group) ?? 0;
    shown.set(group, before + 1);
    const others = sums.get(group)! - score;
    const crowding = CROWDING ** Math.max(before + 1 - UNCROWDED, 0);
    const support = 1 + (SUPPORT * others) / highest;
    return { document, score: score * crowding * support, rules: { ...rules, crowding, support } };
  });
}

export async function search(
  indexes: readonly SearchIndex[],
  input: string,
  options: SearchOptions = {},
): Promise<SearchResult[]> {
  const query = parseQuery(input, new Map(indexes.flatMap(({ alike }) => [...alike])));
  if (!query.words.length) return [];
  const found = await Promise.all(indexes.map(index => searchIndex(index, query, options)));
  return best(found.flat(), options.maxResults ?? MOST_RESULTS);
}

async function searchIndex(
  index: SearchIndex,
  query: Query,
  {
    maxResults = MOST_RESULTS,
    filter,
    weigh,
    groupOf,
    pause = async () => {},
    explain,
  }: SearchOptions,
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
  const ranked = documents.map(document => {
    const name = nameFactor(document, query, scored.weights);
    const worth = weigh ? weigh(document, isNamed(document, query)) : 1;
    const score = scored.scores[document.id]! * name * worth;
    return { document, score, rules: { name, worth } };
  });
  const supported = onceEach(groupOf ? supportGroup(ranked, groupOf) : ranked);
  const shown = best(supported, maxResults);
  await pause();
  return shown.map(({ document, score, rules }) => {
    const terms = matchedTerms(document.id, query, scored.expansions);
    const coverage = scored.coverages[document.id]!;
    return {
      document,
      score,
      coverage,
      terms,
      ranges: {
        title: matchRanges(document.title, terms),
        pageTitle: matchRanges(document.pageTitle, terms),
        content: matchRanges(document.content, terms),
      },
      loadText: () => index.loadText(document.id),
      ...(explain && {
        explanation: {
          words: explain(document.id, query, scored, index),
          rules: { coverage, ...rules },
        },
      }),
    };
  });
}

/** Two headings without an anchor have the address of their page, and lead to one place. */
function onceEach(ranked: readonly Ranked[]): Ranked[] {
  const bestAt = new Map<string, Ranked>();
  for (const one of ranked) {
    const { sectionRoute } = one.document;
    const other = bestAt.get(sectionRoute);
    if (!other || other.score < one.score) bestAt.set(sectionRoute, one);
  }
  return [...bestAt.values()];
}

function best<T extends { readonly score: number }>(results: T[], count: number): T[] {
  return results.sort((a, b) => b.score - a.score).slice(0, count);
}
