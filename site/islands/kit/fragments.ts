import { inTime } from '@easel/search/docusaurus/theme/in-time.ts';
import { hasHydrated } from './has-hydrated';

const fragments = new Map<string, string>();
const coming = new Map<string, Promise<string>>();

/** Empty on a first load, when the markup is in the page already and must be left alone. */
export function rememberedFragment(address: string): string {
  return fragments.get(address) ?? '';
}

/** For a reader who comes back. */
export function rememberFragment(address: string, read: () => string): void {
  if (!fragments.has(address)) fragments.set(address, read());
}

/** An address that is gone belongs to an earlier build of the site; the caller then loads the page anew. */
export function loadFragment(address: string): Promise<string> {
  const asked = coming.get(address) ?? inTime(fetchFragment(address));
  coming.set(address, asked);
  return asked.finally(() => coming.delete(address));
}

async function fetchFragment(address: string): Promise<string> {
  const response = await fetch(address);
  const markup = await response.text();
  // A whole page is what a portal of the network sends in place of what it was asked for.
  if (!response.ok || /^<!/.test(markup)) throw new Error(address);
  rememberFragment(address, () => markup);
  return markup;
}

/**
 * Called by the page's module. Docusaurus runs that when the reader's pointer rests on a link to the page, so the markup
 * comes along; on a first load it is in the page already. A failure is met again, and handled, when the page is shown.
 */
export function fetchAhead(address: string): void {
  if (typeof document === 'undefined') return;
  if (!hasHydrated() || fragments.has(address)) return;
  loadFragment(address).catch(() => undefined);
}
