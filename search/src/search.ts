import { matchRanges, type Range } from './match-ranges.ts';
import { matchedTerms } from './matched-terms.ts';
import { parseQuery, type Query } from './parse-query.ts';
import { scoreDocuments } from './score-documents.ts';
import type { SearchDocument } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';
import { supportGroup } from './support-group.ts';
import { titleFactor } from './title-factor.ts';
import { topDocuments } from './top-documents.ts';

const MOST_RESULTS = 8;
const FILTERED_CANDIDATES = 40;

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
  return shown.map(({ document, score }) =>
    describe(document, score, matchedTerms(document.id, query, scored.expansions)),
  );
}

function best<T extends { readonly score: number }>(results: T[], count: number): T[] {
  return results.sort((a, b) => b.score - a.score).slice(0, count);
}

function describe(document: SearchDocument, score: number, terms: readonly string[]): SearchResult {
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
}
