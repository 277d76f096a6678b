import { HANDED_OVER } from '../search-state';

const RECENT = 'search.recent';
const MOST_RECENT = 5;
const HANDED_OVER_FOR = 60_000;

export const recentSearches = (): string[] =>
  read<string>(RECENT, query => typeof query === 'string').slice(0, MOST_RECENT);

export function rememberSearch(query: string): void {
  const asked = query.trim();
  if (!asked) return;
  const others = recentSearches().filter(other => other !== asked);
  keep(RECENT, [asked, ...others].slice(0, MOST_RECENT));
}

export const forgetSearches = (): void => keep(RECENT, []);

interface HandedOver {
  href: string;
  terms: readonly string[];
  at: number;
}

/**
 * What to mark in a tab that is about to be opened. The address stays that of the section, which readers copy, and a tab
 * opened without an opener shares nothing else with this one.
 */
export function handOver(href: string, terms: readonly string[]): void {
  if (terms.length > 0) keep(HANDED_OVER, [...waiting(), { href, terms, at: Date.now() }]);
}

/** Once: going back to the page later is no search. What is too old goes as well, so that no page asks for it again. */
export function takeHandedOver(): readonly string[] | undefined {
  const all = waiting();
  const mine = all.find(({ href }) => new URL(href, location.href).href === location.href);
  const rest = all.filter(other => other !== mine);
  keep(HANDED_OVER, rest);
  return mine?.terms;
}

const waiting = () =>
  read<HandedOver>(
    HANDED_OVER,
    ({ href, terms, at }) =>
      URL.canParse(href, location.href) &&
      Array.isArray(terms) &&
      terms.every(term => typeof term === 'string') &&
      at > Date.now() - HANDED_OVER_FOR,
  );

/** Storage may be denied, or hold what someone else has written. */
function read<Entry>(key: string, accept: (entry: Entry) => boolean): Entry[] {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '[]') as Entry[]).filter(accept);
  } catch {
    return [];
  }
}

function keep(key: string, entries: readonly unknown[]): void {
  try {
    if (entries.length > 0) localStorage.setItem(key, JSON.stringify(entries));
    else localStorage.removeItem(key);
  } catch {
    // Then the next dialog begins without the last searches, and the next tab without marks.
  }
}
