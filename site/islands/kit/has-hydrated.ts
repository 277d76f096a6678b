/** Whether a page from the server has hydrated; until then its markup is what the server wrote. */
export function hasHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}
