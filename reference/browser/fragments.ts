const fragments = new Map<string, string>();

/** Empty on a first load, when the markup is in the page already and must be left alone. */
export const rememberedMarkup = (address: string): string => fragments.get(address) ?? '';

/** For a reader who comes back. */
export function rememberMarkup(address: string, html: string): void {
  if (!fragments.has(address)) fragments.set(address, html);
}

export async function loadMarkup(address: string): Promise<string> {
  const known = fragments.get(address);
  if (known !== undefined) return known;
  const response = await fetch(address);
  const text = await response.text();
  // A whole page is what a server sends for an address that it does not know.
  if (!response.ok || /^<!/.test(text)) throw new Error(address);
  rememberMarkup(address, text);
  return text;
}

/**
 * Called by the module of a page, which Docusaurus loads when the pointer rests on a link to it. What fails is met again
 * when the page is shown.
 */
export function fetchAhead(address: unknown): void {
  if (typeof document === 'undefined' || typeof address !== 'string') return;
  // On a first load the markup is in the page already.
  if (!document.documentElement.hasAttribute('data-has-hydrated')) return;
  loadMarkup(address).catch(() => undefined);
}
