import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Locale } from '../site-test.ts';

export interface ReaderQuery {
  query: string;
  pages: string[];
}

const file = fileURLToPath(new URL('./reader-queries.yaml', import.meta.url));

export const readerQueries = (locale: Locale): ReaderQuery[] =>
  (parse(readFileSync(file, 'utf8')) as Record<Locale, ReaderQuery[]>)[locale];
