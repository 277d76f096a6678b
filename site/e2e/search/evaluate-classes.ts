import type { Locale } from '../site-test.ts';
import { builtIndex } from './built-index.ts';
import { classQueries, type QueryList } from './class-queries.ts';

export interface ClassScore {
  readonly asked: number;
  /** Shares of the queries with a right address first, among three, among eight; and of those without any. */
  readonly first: number;
  readonly amongThree: number;
  readonly amongEight: number;
  readonly none: number;
}

export interface ClassEvaluation {
  readonly all: ClassScore;
  readonly byClass: ReadonlyMap<string, ClassScore>;
  /** What was not first, with its place and what was. */
  readonly missed: readonly string[];
}

/** The routes that are found for a query, best first, without the language. */
export type Ask = (query: string) => Promise<readonly string[]>;

const askBuilt = (locale: Locale): Ask => {
  const { ask } = builtIndex(locale);
  return async query =>
    (await ask(query)).map(({ document }) => document.sectionRoute.replace(/^\/zh(?=\/)/, ''));
};

export async function evaluateClasses(
  locale: Locale,
  list: QueryList,
  ask: Ask = askBuilt(locale),
): Promise<ClassEvaluation> {
  const ranks = new Map<string, number[]>();
  const missed: string[] = [];
  for (const { query, class: name, accept } of classQueries(locale, list)) {
    const routes = await ask(query);
    const rank = routes.findIndex(route => accept.some(pattern => pattern.test(route)));
    ranks.set(name, [...(ranks.get(name) ?? []), rank]);
    if (rank !== 0) missed.push(`${name}: ${query} → ${rank}: ${routes.slice(0, 3).join(' ')}`);
  }
  return {
    all: score([...ranks.values()].flat()),
    byClass: new Map([...ranks].map(([name, all]) => [name, score(all)])),
    missed,
  };
}

function score(ranks: readonly number[]): ClassScore {
  const share = (wanted: (rank: number) => boolean) => ranks.filter(wanted).length / ranks.length;
  return {
    asked: ranks.length,
    first: share(rank => rank === 0),
    amongThree: share(rank => rank >= 0 && rank < 3),
    amongEight: share(rank => rank >= 0),
    none: share(rank => rank < 0),
  };
}
