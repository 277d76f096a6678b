import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Locale } from '../site-test.ts';

export interface ReaderQuery {
  query: string;
  pages: string[];
}

/** Those the weights were chosen by, and those they were not. */
export type QueryFile = 'reader-queries' | 'held-out-queries';

export function readerQueries(locale: Locale, name: QueryFile = 'reader-queries'): ReaderQuery[] {
  const file = fileURLToPath(new URL(`./${name}.yaml`, import.meta.url));
  return (parse(readFileSync(file, 'utf8')) as Record<Locale, ReaderQuery[]>)[locale];
}
