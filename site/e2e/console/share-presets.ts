import type { FormData } from '../../islands/console/form-data.ts';

export const codeOf = (name: string): string => name.toUpperCase().replaceAll('-', '_');

/** The presets that end in an error, by the sandbox's names for them. */
export const presetsOf = ({ scenarios }: Pick<FormData, 'scenarios'>): string[] =>
  scenarios.filter(({ group }) => group !== 'other').map(({ name }) => name);

/** What a fresh sandbox takes at once, less the requests that a test sends before. The slowest take two. */
const capacity = (operation: string): number => (/detect|prompt/.test(operation) ? 1 : 8);

/**
 * Which page sends which presets, so that each is sent once and no page sends more than its rate limit lets through: then
 * nobody has to wait.
 */
export function sharePresets(forms: FormData[]): Map<string, string[]> {
  const shares = new Map(forms.map(({ id }) => [id, [] as string[]]));
  const places = new Map<string, string[]>();
  for (const form of forms) {
    for (const name of presetsOf(form)) places.set(name, [...(places.get(name) ?? []), form.id]);
  }
  // Those with the fewest places choose first.
  const names = [...places].sort(([, a], [, b]) => a.length - b.length);
  for (const [name, ids] of names) {
    const free = (id: string) => capacity(id) - shares.get(id)!.length;
    const best = ids.reduce((chosen, id) => (free(id) > free(chosen) ? id : chosen));
    if (free(best) < 1) throw new Error(`No page has room for the preset ${name}.`);
    shares.get(best)!.push(name);
  }
  return shares;
}
