import { useSyncExternalStore } from 'react';

export interface SearchState {
  open: boolean;
  query: string;
  /** The path of the page that is seen; the address may be ahead of it. */
  shown: string;
}

const closed: SearchState = { open: false, query: '', shown: '' };
let state = closed;
const listeners = new Set<() => void>();

/** One dialog for all the places that open it, and one query that outlives it. */
export function updateSearch(change: Partial<SearchState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export const currentSearch = (): SearchState => state;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useSearchState = (): SearchState =>
  useSyncExternalStore(subscribe, currentSearch, () => closed);

export const HANDED_OVER = 'search.opened';

/** Whether a search in another tab has left words to mark. Every page asks, so this is all that a page carries of it. */
export function somethingWaits(): boolean {
  try {
    return localStorage.getItem(HANDED_OVER) !== null;
  } catch {
    return false;
  }
}
