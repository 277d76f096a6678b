export const HANDED_OVER = 'search.opened';

/** Whether a search in another tab has left words to mark. Every page asks, so this is all that a page carries of it. */
export function somethingWaits(): boolean {
  try {
    return localStorage.getItem(HANDED_OVER) !== null;
  } catch {
    return false;
  }
}
