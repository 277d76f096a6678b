const KEY = 'easel.search.recent';
const MOST = 5;

/** Storage may be denied, or hold what someone else has written. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter(query => typeof query === 'string').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const asked = query.trim();
  if (asked) keep([asked, ...recentSearches().filter(other => other !== asked)].slice(0, MOST));
}

export const forgetSearches = (): void => keep([]);

function keep(queries: string[]): void {
  try {
    if (queries.length > 0) localStorage.setItem(KEY, JSON.stringify(queries));
    else localStorage.removeItem(KEY);
  } catch {
    // Then the next dialog begins without them.
  }
}
