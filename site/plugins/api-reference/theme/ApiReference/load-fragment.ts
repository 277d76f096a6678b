const fragments = new Map<string, string>();

/** Empty on a first load, when the markup is in the page already and must be left alone. */
export function rememberedFragment(address: string): string {
  return fragments.get(address) ?? '';
}

export function rememberFragment(address: string, markup: string): void {
  if (markup !== '') fragments.set(address, markup);
}

/** An address that is gone belongs to an earlier build of the site; the caller then loads the page anew. */
export async function loadFragment(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const markup = await response.text();
  rememberFragment(address, markup);
  return markup;
}
