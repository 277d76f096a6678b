import {
  type SearchDocument,
  type SearchIndex,
  type SearchOptions,
  type SearchResult,
  search,
  understand,
} from '@easel/search';
import { withoutFillers } from './question-words.ts';

const MOST_RESULTS = 8;
/** A best result that leaves out more of the query than this is the nearest thing, and no answer. */
const LEAST_COVERAGE = 0.34;

const LONGEST_WORD = 24;
const SHORTEST_NEAR = 4;

const WORTH: Record<string, number> = {
  error: 0.7,
  reference: 0.4,
  blog: 0.5,
  page: 0.35,
};
const FIELDS = ['property', 'parameter', 'value'];
const FIELD_BY_NAME = 0.8;
const FIELD_BY_WORD = 0.5;
const FIELD_BY_WORDS = 0.35;
const WHOLE_PAGE = 1.2;
const SAME_TITLE = 2.8;
/** The page of that name, before its fields and sections of the same. */
const SAME_PAGE = 3.4;
const ERROR_ASKED = 1;

/** What is asked for by its kind is no longer behind the others. */
const ASKS_FOR_ERRORS =
  /error|fail|invalid|refus|reject|denied|exception|错误|失败|报错|异常|拒绝/i;
const ASKS_FOR_BLOG = /blog|post|博客|文章/i;

export interface Found {
  results: SearchResult[];
  /** What was searched for, where it is not what was typed. */
  understood?: string;
  /** Whether nothing fits, and these are only near. */
  nearest?: boolean;
}

export type AskOptions = Pick<SearchOptions, 'filter' | 'pause' | 'explain'>;

/** Everything that decides what a reader of this site sees for a query; the evaluation asks in the same way. */
export async function askIndexes(
  indexes: readonly SearchIndex[],
  query: string,
  options: AskOptions = {},
): Promise<Found> {
  const { text, guessed } = isName(indexes, query)
    ? { text: query, guessed: false }
    : await understand(indexes, withoutFillers(query, fillersOf(indexes)));
  await options.pause?.();
  const find = (words: string) =>
    search(indexes, words, {
      maxResults: MOST_RESULTS,
      weigh: weighDocument(words),
      groupOf: ({ sectionRoute }) => sectionRoute.replace(/#.*$/, ''),
      ...options,
    });
  const results = await find(text);
  if (results.length === 0) {
    const near = await findNear(text, find);
    return { results: near, ...(near.length > 0 && { nearest: true }) };
  }
  return {
    results,
    ...(guessed && { understood: text }),
    ...(results.every(({ coverage }) => coverage < LEAST_COVERAGE) && { nearest: true }),
  };
}

const fillersOf = (indexes: readonly SearchIndex[]) =>
  new Set(indexes.flatMap(({ fillers }) => fillers));

/** What somebody has called a section is searched for as it is. */
function isName(indexes: readonly SearchIndex[], query: string): boolean {
  const asked = query.trim().toLowerCase();
  const isAsked = (name: string) => name.toLowerCase() === asked;
  return indexes.some(({ documents }) =>
    documents.some(({ title, names }) => isAsked(title) || names?.some(isAsked)),
  );
}

/** A word of which nothing is known may still begin like one that is, or share a character with it. */
async function findNear(
  text: string,
  find: (words: string) => Promise<SearchResult[]>,
): Promise<SearchResult[]> {
  const characters = text.match(/\p{sc=Han}/gu) ?? [];
  if (characters.length > 0) return find(characters.slice(0, 6).join(' '));
  const longest = text.split(/[^\p{L}\p{N}]+/u).sort((a, b) => b.length - a.length)[0] ?? '';
  // A few tries: what somebody leans on the keyboard with is no word, and each of them costs a frame.
  let length = Math.min(longest.length, LONGEST_WORD);
  for (let tries = 0; tries < 4; tries++) {
    length = Math.floor(length * 0.8);
    if (length < SHORTEST_NEAR) break;
    const results = await find(longest.slice(0, length));
    if (results.length > 0) return results;
  }
  return [];
}

/**
 * Whoever types words looks for a page that explains them; whoever types a name looks for what bears it. A field
 * says in three words what a guide says in three paragraphs, and would stand before it for being short.
 */
export function weighDocument(
  query: string,
): (document: SearchDocument, named?: boolean) => number {
  const asked = query.trim().toLowerCase();
  const field = fieldWorth(query.trim());
  const worth = { ...WORTH };
  if (ASKS_FOR_ERRORS.test(asked)) worth.error = ERROR_ASKED;
  if (ASKS_FOR_BLOG.test(asked)) worth.blog = 1;
  return ({ kind = '', type, title, sectionTitle, worth: own = 1 }, named = false) => {
    if (title.toLowerCase() === asked) return kind || sectionTitle ? SAME_TITLE : SAME_PAGE;
    const ofKind = FIELDS.includes(kind) ? field : (worth[kind || type] ?? 1);
    return (named ? Math.max(ofKind, 1) : ofKind) * own * (sectionTitle ? 1 : WHOLE_PAGE);
  };
}

/** `hrScale`, `hr_scale` and `4x` are written as names; `upscale` may as well be a subject. */
function fieldWorth(asked: string): number {
  if (!/^[\w.+-]+$/.test(asked)) return FIELD_BY_WORDS;
  return /^[A-Z]?[a-z]+$/.test(asked) ? FIELD_BY_WORD : FIELD_BY_NAME;
}

export interface PageGroup {
  title: string;
  way: readonly string[];
  results: SearchResult[];
}

/** Pages in the order of their best result, each with its results in theirs. */
export function groupResults(results: readonly SearchResult[]): PageGroup[] {
  const groups = new Map<string, PageGroup>();
  for (const result of results) {
    const { sectionRoute, pageTitle, sidebarParentCategories: way } = result.document;
    const page = sectionRoute.split('#')[0]!;
    const group = groups.get(page) ?? { title: pageTitle, way, results: [] };
    group.results.push(result);
    groups.set(page, group);
  }
  return [...groups.values()];
}
