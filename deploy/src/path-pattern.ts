/** Below base and language, a file; one that ends with `*` stands for all that start so. */
export type PathPattern = string;

export function fits(pattern: PathPattern, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** A regular expression, as nginx and others write it, that fits the rest of an address. */
export function patternSource(pattern: PathPattern): string {
  return pattern.endsWith('*') ? literal(pattern.slice(0, -1)) : `${literal(pattern)}$`;
}

/** Base and any of the languages. */
export function startSource(base: string, languages: string[]): string {
  const prefixes = languages.filter(prefix => prefix !== '').map(literal);
  return literal(base) + (prefixes.length > 0 ? `(?:${prefixes.join('|')})?` : '');
}

export const literal = (text: string) => text.replace(/[.+*?^${}()|[\]\\]/g, '\\$&');
